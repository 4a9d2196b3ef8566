import { z } from 'zod';
import { boxSchema } from '../geometry.ts';
import { OBJECTIVES } from './user-input.ts';

const share = z.number().min(0).max(1);

const elementSchema = z.object({
  text: z.string(),
  /** Probability that this is right, 0..1. */
  p: share,
  box: boxSchema,
  /** Some letters may be misread or some words missing, so the report mentions it without quoting its words. */
  unsure: z.literal(true).optional(),
  /** The user said so. */
  told: z.literal(true).optional(),
  /** A vision reader said so, and the picture bears it out. */
  read: z.literal(true).optional(),
});

/** What we think the ad says and shows. null means not found, which does not mean that it is not there. */
export const understoodSchema = z.object({
  headline: elementSchema.nullable(),
  brand: elementSchema.nullable(),
  request: elementSchema.nullable(),
  offer: elementSchema.nullable(),
  subject: z
    .object({
      kind: z.enum(['product', 'person', 'face', 'scene']),
      /** What it is, if that was recognized: 'bottle'. */
      name: z.string().nullable(),
      p: share,
      box: boxSchema,
      told: z.literal(true).optional(),
    })
    .nullable(),
});
export type Understood = z.infer<typeof understoodSchema>;

/** What we took the ad to be for, and how that changed the weights. */
export const objectiveSchema = z.object({
  is: z.enum(OBJECTIVES),
  /** Inferred from the elements, not stated by the user. */
  guessed: z.boolean(),
  /** How much each objective counts; they add up to 1. */
  chances: z.record(z.enum(OBJECTIVES), share),
  /** Categories that count more or less than usual, and why. */
  weights: z.array(
    z.object({ category: z.string(), name: z.string(), times: z.number().nonnegative(), reason: z.string() }),
  ),
});
