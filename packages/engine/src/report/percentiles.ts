import '../zod-setup.ts';
import { z } from 'zod';

const standing = z.object({
  /** Percentage of the pool with a lower score, counting half of the ties. 0 and 100 mean below and above all of them. */
  betterThan: z.int().min(0).max(100),
  median: z.number().min(0).max(100),
});

const pool = z.object({
  /** What it contains, in the plural: 'landscape banners'. */
  of: z.string(),
  /** Where its creatives come from. */
  pool: z.string(),
  /** How many creatives it has. */
  n: z.int().positive(),
});

const poolStandingSchema = pool.extend(standing.shape);
export type PoolStanding = z.infer<typeof poolStandingSchema>;

/** How the scores compare with those of creatives of the same kind and format that were graded before. */
export const percentilesSchema = pool.extend({
  /** 'picture' when the creative has copy but the pool has none: then only the picture's part of the score is compared. */
  compared: z.enum(['creative', 'picture']),
  /** null when there is no score to compare. `score` is that of the creative, or of the picture's part of it. */
  overall: standing.extend({ score: z.number().min(0).max(100) }).nullable(),
  /** The pool's categories that have a score here. */
  categories: z.array(standing.extend({ id: z.string() })),
  /** The copy category compared with other copies; null without copy, and when too little of it was measured. */
  copy: poolStandingSchema.nullable(),
});
export type Percentiles = z.infer<typeof percentilesSchema>;
