import { z } from 'zod';
import { boxSchema } from '../geometry.ts';
import { OBJECTIVES } from './told.ts';

const share = z.number().min(0).max(1);

const elementSchema = z.object({
  text: z.string(),
  /** How sure we are, 0..1. */
  p: share,
  box: boxSchema,
  /** Some letters may be misread, or some words missing: it is spoken of without its words. */
  unsure: z.literal(true).optional(),
  /** A person said so. */
  told: z.literal(true).optional(),
  /** A vision reader said so, and the picture bears it out. */
  read: z.literal(true).optional(),
});

/** What we think the ad says and shows. null: not found, which is not "not there". */
export const understoodSchema = z.object({
  headline: elementSchema.nullable(),
  brand: elementSchema.nullable(),
  request: elementSchema.nullable(),
  offer: elementSchema.nullable(),
  subject: z
    .object({
      kind: z.enum(['product', 'person', 'face', 'scene']),
      /** What it is, where that was recognized: 'bottle'. */
      name: z.string().nullable(),
      p: share,
      box: boxSchema,
      told: z.literal(true).optional(),
    })
    .nullable(),
});
export type Understood = z.infer<typeof understoodSchema>;

/** What the ad was taken to be for, and what that did to the weights. */
export const objectiveSchema = z.object({
  is: z.enum(OBJECTIVES),
  /** Told from the elements and not by a person. */
  guessed: z.boolean(),
  /** How far each counts; they add up to 1. */
  chances: z.record(z.enum(OBJECTIVES), share),
  /** Categories that count more or less than usual, and why. */
  weights: z.array(
    z.object({ category: z.string(), name: z.string(), times: z.number().nonnegative(), reason: z.string() }),
  ),
});
export type ReportObjective = z.infer<typeof objectiveSchema>;
