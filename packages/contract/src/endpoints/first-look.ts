import { z } from 'zod';
import { analysisIdSchema, analyzeResponseSchema } from '../analyses/analyses.ts';

export const storedFirstLookSchema = z.object({
  /** null while grading is in progress. */
  analysisId: analysisIdSchema.nullable(),
  /** When it is deleted together with its file, unless an account has claimed it by then. */
  keptUntil: z.iso.datetime(),
});
export type StoredFirstLook = z.infer<typeof storedFirstLookSchema>;

/** Grades one banner without an account. A separate cookie identifies the visitor for a day. */
export const FIRST_LOOK_ENDPOINTS = {
  firstLook: {
    method: 'POST',
    path: '/_api/first-look',
    multipart: true,
    response: analyzeResponseSchema,
  },
  keptFirstLook: {
    method: 'GET',
    path: '/_api/first-look',
    response: storedFirstLookSchema,
  },
} as const;
