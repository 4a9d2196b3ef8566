import { z } from 'zod';
import { boxSchema } from '../geometry.ts';
import { evidenceSchema } from './audit-result.ts';

const score = z.number().min(0).max(100);
const share = z.number().min(0).max(1);

export const recommendationSchema = z.object({
  id: z.string(),
  audit: z.string(),
  category: z.string(),
  title: z.string(),
  text: z.string(),
  /** Points of the overall score that are won back when the advice brings the check to 'good'. */
  points: z.number().nonnegative(),
  effort: z.enum(['minutes', 'hour', 'redesign']),
  evidence: z.array(evidenceSchema),
  /** Marks an idea beyond the few to act on first. Missing for those, and in reports from before the two were told apart. */
  further: z.literal(true).optional(),
});

/** What readers tend to criticize in ads like this one. Reported as likely, where no check measures enough of it. */
export const weakPointSchema = z.object({
  /** Id of the class of criticism. */
  weakness: z.string(),
  name: z.string(),
  /** What can be seen of it, and what to change. */
  text: z.string(),
  /** Probability that readers name it, 0..1, based on rated ads. */
  chance: share,
  evidence: z.array(evidenceSchema),
});

export const predictionSchema = z.object({
  metric: z.string(),
  value: z.string(),
  trend: z.enum(['up', 'down', 'neutral']),
  range: z.string(),
  method: z.string(),
  caveat: z.string(),
});

export const placementSchema = z.object({
  id: z.string(),
  platform: z.string(),
  name: z.string(),
  ratio: z.number(),
  displayWidth: z.number(),
  displayHeight: z.number(),
  crop: boxSchema,
  /** Area in which nothing lies under the platform's own controls, in fractions of the creative; null when all of it is free. */
  safeZone: boxSchema.nullable().optional(),
  kept: share,
  fits: z.boolean(),
  covered: z.array(z.object({ text: z.string(), box: boxSchema, why: z.enum(['crop', 'safe-zone']) })),
  smallestTextPx: z.number().nullable(),
  enoughPixels: z.boolean(),
  withinWeight: z.boolean().nullable(),
  score,
});

export type WeakPoint = z.infer<typeof weakPointSchema>;
export type Recommendation = z.infer<typeof recommendationSchema>;
export type Prediction = z.infer<typeof predictionSchema>;
export type Placement = z.infer<typeof placementSchema>;
