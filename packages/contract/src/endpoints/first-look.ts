import { z } from 'zod';
import { analysisIdSchema, analyzeResponseSchema } from '../analyses/analyses.ts';

export const keptFirstLookSchema = z.object({
  /** null while it is being graded. */
  analysisId: analysisIdSchema.nullable(),
  /** When it is removed with its file, unless an account was made for it before. */
  keptUntil: z.iso.datetime(),
});
export type KeptFirstLook = z.infer<typeof keptFirstLookSchema>;

/** One banner graded without an account. Who asked is known by a cookie of its own, for a day. */
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
    response: keptFirstLookSchema,
  },
} as const;
