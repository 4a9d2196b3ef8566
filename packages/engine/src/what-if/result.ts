import '../zod-setup.ts';
import { z } from 'zod';
import { boxSchema } from '../geometry.ts';
import { gradeLetterSchema } from '../report/grade-letter.ts';

const score = z.number().min(0).max(100);
const letter = gradeLetterSchema.or(z.literal('N/A'));

/** One picture of the result. `name` is the file stored with the result: lowercase letters, digits, dashes and `.jpg`. */
const whatIfPictureSchema = z.object({
  name: z.string().regex(/^[a-z0-9-]+\.jpg$/),
  /** Pixels. */
  width: z.int().positive(),
  height: z.int().positive(),
});

const pairSchema = z.object({ before: whatIfPictureSchema, after: whatIfPictureSchema });

const whatIfCategorySchema = z.object({
  id: z.string(),
  category: z.string(),
  /** Null if too little of it could be measured. */
  before: score.nullable(),
  after: score.nullable(),
});

/** A change made to the creative, with the scores from grading it again. */
const whatIfFixSchema = z.object({
  /** Unique within the result. */
  id: z.string(),
  /** The audit whose advice was followed; null for all changes together. */
  audit: z.string().nullable(),
  kind: z.enum(['picture', 'copy']),
  title: z.string(),
  /** What was changed, with texts, colors and figures. */
  description: z.string(),
  /** The changed region in fractions of the creative; null if the copy or the whole picture changed. */
  box: boxSchema.nullable(),
  scoreBefore: score,
  scoreAfter: score,
  gradeBefore: letter,
  gradeAfter: letter,
  /** Points of the overall score, rounded to tenths; negative if the change did harm. */
  gain: z.number(),
  categories: z.array(whatIfCategorySchema),
  /** Null for a change of the copy. `close` shows the changed region; null if that is (nearly) the whole picture. */
  pictures: z.object({ full: pairSchema, close: pairSchema.nullable() }).nullable(),
  /** The whole copy; null if only the picture changed. */
  copy: z.object({ before: z.string(), after: z.string() }).nullable(),
});

/** A change that was tried and found not worth making. */
const whatIfTrialSchema = whatIfFixSchema.pick({
  id: true,
  audit: true,
  kind: true,
  title: true,
  description: true,
  gain: true,
});

export const whatIfSchema = z.object({
  versions: z.object({ engine: z.string(), rubric: z.string() }),
  /** Null if the creative has no score; nothing is tried then. */
  scoreBefore: score.nullable(),
  gradeBefore: letter,
  /** Changes worth making, largest gain first. */
  fixes: z.array(whatIfFixSchema),
  /** All of `fixes` at once, graded again; null if there are fewer than two, or if together they do not beat the best one. */
  together: whatIfFixSchema.nullable(),
  withoutGain: z.array(whatIfTrialSchema),
});

export type WhatIf = z.infer<typeof whatIfSchema>;
export type WhatIfFix = z.infer<typeof whatIfFixSchema>;
export type WhatIfTrial = z.infer<typeof whatIfTrialSchema>;
export type WhatIfCategory = z.infer<typeof whatIfCategorySchema>;
export type WhatIfPicture = z.infer<typeof whatIfPictureSchema>;
