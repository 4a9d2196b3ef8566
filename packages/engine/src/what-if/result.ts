import '../zod-setup.ts';
import { z } from 'zod';
import { boxSchema } from '../geometry.ts';
import { gradeLetterSchema } from '../report/grade-letter.ts';

const score = z.number().min(0).max(100);
const letter = gradeLetterSchema.or(z.literal('N/A'));

/** One picture of the result. `name` is the file's name beside the result: lower case, digits, dashes, `.jpg`. */
export const whatIfPictureSchema = z.object({
  name: z.string().regex(/^[a-z0-9-]+\.jpg$/),
  /** Pixels. */
  width: z.int().positive(),
  height: z.int().positive(),
});

const pairSchema = z.object({ before: whatIfPictureSchema, after: whatIfPictureSchema });

export const whatIfCategorySchema = z.object({
  id: z.string(),
  category: z.string(),
  /** null when too little of it could be measured. */
  before: score.nullable(),
  after: score.nullable(),
});

/** A change that was made to the creative, and what the changed creative scores when it is graded again. */
export const whatIfFixSchema = z.object({
  /** Unique in its result. */
  id: z.string(),
  /** The audit whose advice was followed; null for all changes at once. */
  audit: z.string().nullable(),
  kind: z.enum(['picture', 'copy']),
  title: z.string(),
  /** What was changed, with its words, colours and figures. */
  description: z.string(),
  /** The changed region in fractions of the creative; null for a change of the copy or of the whole picture. */
  box: boxSchema.nullable(),
  scoreBefore: score,
  scoreAfter: score,
  gradeBefore: letter,
  gradeAfter: letter,
  /** Points of the overall score, in tenths; below zero when the change did harm. */
  gain: z.number(),
  categories: z.array(whatIfCategorySchema),
  /** null for a change of the copy. `close` shows the changed region; null where that is the whole picture. */
  pictures: z.object({ full: pairSchema, close: pairSchema.nullable() }).nullable(),
  /** The whole copy; null for a change of the picture alone. */
  copy: z.object({ before: z.string(), after: z.string() }).nullable(),
});

/** A change that was made, graded and found not worth making. */
export const whatIfTrialSchema = whatIfFixSchema.pick({
  id: true,
  audit: true,
  kind: true,
  title: true,
  description: true,
  gain: true,
});

export const whatIfSchema = z.object({
  versions: z.object({ engine: z.string(), rubric: z.string() }),
  /** null when the creative has no score: then nothing is tried. */
  scoreBefore: score.nullable(),
  gradeBefore: letter,
  /** Worth making, largest gain first. */
  fixes: z.array(whatIfFixSchema),
  /** All of `fixes` at once, graded once more; null with fewer than two, or where together they do not beat the best. */
  together: whatIfFixSchema.nullable(),
  withoutGain: z.array(whatIfTrialSchema),
});

export type WhatIf = z.infer<typeof whatIfSchema>;
export type WhatIfFix = z.infer<typeof whatIfFixSchema>;
export type WhatIfTrial = z.infer<typeof whatIfTrialSchema>;
export type WhatIfCategory = z.infer<typeof whatIfCategorySchema>;
export type WhatIfPicture = z.infer<typeof whatIfPictureSchema>;
