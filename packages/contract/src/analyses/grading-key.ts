import { z } from 'zod';

/** Chosen by anyone who sends a creative: a UUID, or anything else that they never use for another one. */
export const gradingKeySchema = z
  .string()
  .regex(/^[\w-]{16,64}$/, 'A key has 16 to 64 letters, digits, "_" and "-".');

export const GRADING_KEY_HEADER = 'idempotency-key';

/** Beside the headers that every call has. */
export const gradingHeadersSchema = z.looseObject({ [GRADING_KEY_HEADER]: gradingKeySchema.optional() });
