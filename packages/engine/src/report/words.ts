import { z } from 'zod';
import { MODEL_FAILURES } from '../language-model/model-failure.ts';

/** Who wrote the report's words. Figures are measured either way: they are the same with and without a language model. */
export const reportWordsSchema = z.object({
  writer: z.enum(['embedded', 'model']),
  /** Name of the language model that was asked, even if it gave nothing; null when none was asked. */
  model: z.string().nullable(),
  /** Ids of the pieces that the model wrote: 'verdict', 'category:attention', 'recommendation:fix-…'. */
  pieces: z.array(z.string()),
  /** Number of the model's pieces that did not hold up against the facts and were left out. */
  dropped: z.int().nonnegative(),
  /** Why the model gave nothing at all; null when it answered or was not asked. */
  failure: z.enum(MODEL_FAILURES).nullable(),
});

export type ReportWords = z.infer<typeof reportWordsSchema>;

export const EMBEDDED_WORDS: ReportWords = {
  writer: 'embedded',
  model: null,
  pieces: [],
  dropped: 0,
  failure: null,
};
