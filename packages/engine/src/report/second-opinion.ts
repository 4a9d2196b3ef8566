import { z } from 'zod';
import { gradeLetterSchema } from './grade-letter.ts';
import { READING_FAILURES } from '../vision-reader/reading-failure.ts';
import { OBJECTIVES } from './user-input-names.ts';

const score = z.number().min(0).max(100);

/** The vision reader whose ratings are part of a score. */
export const scoredWithSchema = z.object({
  /** The model's name in the settings, and the name that the service gave for what answered. */
  model: z.string(),
  by: z.string().nullable(),
  /** Version of the prompt. */
  prompt: z.string(),
  /** The score from the checks alone, and its letter. */
  measured: score,
  measuredGrade: gradeLetterSchema,
});
export type ScoredWith = z.infer<typeof scoredWithSchema>;

/**
 * Whether two scores were made alike: by the checks alone, or with the same reader and prompt. A service can change what
 * answers under one model name, so `by` must match too.
 */
export const isSameReader = (one: ScoredWith | undefined, other: ScoredWith | undefined): boolean =>
  one?.model === other?.model && one?.by === other?.by && one?.prompt === other?.prompt;

/** What a vision reader says about the ad, as a second opinion next to the measurements. */
export const secondOpinionSchema = z.object({
  /** The model's name in the settings, and the name that the service gave for what answered. */
  model: z.string(),
  by: z.string().nullable(),
  /** Version of the prompt. */
  prompt: z.string(),
  /** What was sent; null when nothing was sent. */
  asked: z.object({ pictures: z.int(), bytes: z.int(), sha256: z.string() }).nullable(),
  /** Why the ad was not read; null when it was, and then `says` holds the answer. */
  failure: z.enum(READING_FAILURES).nullable(),
  /** Present when ratings are meant to enter the score. 'orders': they do not, because the ad contains orders to language models. */
  counts: z.enum(['yes', 'orders']).optional(),
  says: z
    .object({
      /** The reader's words for each element. `adopted` when the picture bears them out, so that the report uses them. */
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
  /** Its ratings next to the measured scores, in the report's order. */
  ratings: z.array(
    z.object({
      id: z.string(),
      category: z.string(),
      /** null when too little was measured. */
      measured: score.nullable(),
      read: score,
      /** The reader's reason; '' when it gave none. */
      reason: z.string(),
      /** When the two are more than 15 points apart: why, as far as the checks can tell. Otherwise null. */
      apart: z.string().nullable(),
    }),
  ),
  /** Mean difference between the two in points, over the categories that have both; null when none has. */
  distance: z.number().nonnegative().nullable(),
});
export type SecondOpinion = z.infer<typeof secondOpinionSchema>;
