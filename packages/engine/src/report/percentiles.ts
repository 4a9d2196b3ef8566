import '../zod-setup.ts';
import { z } from 'zod';

const standing = z.object({
  /** Percent of the pool with a lower score; those with the same count half. 0 and 100 are below and above all of them. */
  betterThan: z.int().min(0).max(100),
  median: z.number().min(0).max(100),
});

const pool = z.object({
  /** What is in it, in the plural: 'landscape banners'. */
  of: z.string(),
  /** Where they come from. */
  pool: z.string(),
  /** How many of them. */
  n: z.int().positive(),
});

const poolStandingSchema = pool.extend(standing.shape);
export type PoolStanding = z.infer<typeof poolStandingSchema>;

/** Where the scores stand among creatives of the same kind and format that were graded before. */
export const percentilesSchema = pool.extend({
  /** 'picture' where the creative has copy and the pool has none: what the picture earns is compared. */
  compared: z.enum(['creative', 'picture']),
  /** null where there is no score to compare. `score` is the creative's, or the picture's part of it. */
  overall: standing.extend({ score: z.number().min(0).max(100) }).nullable(),
  /** The categories of the pool that have a score here. */
  categories: z.array(standing.extend({ id: z.string() })),
  /** The copy's own category among copies; null without copy, and where too little of it was measured. */
  copy: poolStandingSchema.nullable(),
});
export type Percentiles = z.infer<typeof percentilesSchema>;
