import { z } from 'zod';

/** Chosen by the client for each creative: a UUID, or any other value that it never reuses. */
export const gradingKeySchema = z
  .string()
  .regex(/^[\w-]{16,64}$/, 'A key has 16 to 64 letters, digits, "_" and "-".');

export const GRADING_KEY_HEADER = 'idempotency-key';

/** Extends the headers that every call has. */
export const gradingHeadersSchema = z.looseObject({ [GRADING_KEY_HEADER]: gradingKeySchema.optional() });
