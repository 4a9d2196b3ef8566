import { z } from 'zod';
import { gradeLetterSchema } from './grade-letter.ts';
import { READING_FAILURES } from '../vision-reader/reading-failure.ts';
import { OBJECTIVES } from './told-names.ts';

const score = z.number().min(0).max(100);

/** Whose ratings are part of a score. */
export const scoredWithSchema = z.object({
  /** As the settings name the model, and as the service names what answered. */
  model: z.string(),
  by: z.string().nullable(),
  /** Version of the prompt. */
  prompt: z.string(),
  /** The score that the checks alone give, and its letter. */
  measured: score,
  measuredGrade: gradeLetterSchema,
});
export type ScoredWith = z.infer<typeof scoredWithSchema>;

/** Whether two scores were made alike: by the checks alone, or with one reader, which may change without a new name. */
export const isSameReader = (one: ScoredWith | undefined, other: ScoredWith | undefined): boolean =>
  one?.model === other?.model && one?.by === other?.by && one?.prompt === other?.prompt;

/** What a vision reader says of the ad, beside what was measured: a second opinion. */
export const secondOpinionSchema = z.object({
  /** As the settings name the model, and as the service names what answered. */
  model: z.string(),
  by: z.string().nullable(),
  /** Version of the prompt. */
  prompt: z.string(),
  /** What was sent; null when nothing was. */
  asked: z.object({ pictures: z.int(), bytes: z.int(), sha256: z.string() }).nullable(),
  /** Why it was not read; null when it was, and then `says` holds what it said. */
  failure: z.enum(READING_FAILURES).nullable(),
  /** Where ratings are to enter the score: that they do, or that they do not since the ad holds orders to language models. */
  counts: z.enum(['yes', 'orders']).optional(),
  says: z
    .object({
      /** Its words for each element; `adopted` where the picture bears them out, so that the report uses them. */
      elements: z.array(
        z.object({
          is: z.enum(['headline', 'offer', 'request', 'brand']),
          text: z.string(),
          adopted: z.boolean(),
        }),
      ),
      product: z.string(),
      subject: z.string(),
      message: z.string(),
      audience: z.string(),
      industry: z.string(),
      tone: z.string(),
      objective: z.enum(OBJECTIVES).nullable(),
      sense: z.object({ holds: z.enum(['yes', 'partly', 'no', 'unclear']), why: z.string() }),
      concerns: z.array(z.object({ quote: z.string(), why: z.string() })),
    })
    .nullable(),
  /** Its ratings beside the measured scores, in the order of the report. */
  ratings: z.array(
    z.object({
      id: z.string(),
      category: z.string(),
      /** null where too little was measured. */
      measured: score.nullable(),
      read: score,
      /** The reader's; '' where it gave none. */
      reason: z.string(),
      /** Where the two lie more than 15 points apart: why, as far as the checks tell; null where they do not. */
      apart: z.string().nullable(),
    }),
  ),
  /** Mean distance of the two in points, over the categories that have both; null without any. */
  distance: z.number().nonnegative().nullable(),
});
export type SecondOpinion = z.infer<typeof secondOpinionSchema>;
