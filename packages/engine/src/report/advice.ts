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
  /** Points of the overall score that come back when what is advised is brought to 'good'. */
  points: z.number().nonnegative(),
  effort: z.enum(['minutes', 'hour', 'redesign']),
  evidence: z.array(evidenceSchema),
  /** An idea beyond the few to act on first; left out of those, and of reports from before they were told apart. */
  further: z.literal(true).optional(),
});

/** What readers hold against ads like this one, told as likely where no check measures enough of it. */
export const weakPointSchema = z.object({
  /** Class of what readers name. */
  weakness: z.string(),
  name: z.string(),
  /** What can be seen of it, and what to change. */
  text: z.string(),
  /** How likely readers are to name it, 0..1, by ads that were rated. */
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
  /** Inside it nothing lies under the platform's own controls, in fractions of the creative; null where all is free. */
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
