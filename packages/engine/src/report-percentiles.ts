import './zod-setup.ts';
import { z } from 'zod';

const standing = z.object({
  /** Percent of the pool with a lower score; those with the same count half. */
  betterThan: z.int().min(0).max(100),
  /** Score in the middle of the pool. */
  median: z.number().min(0).max(100),
});

/** Where the scores stand among ads that were graded before. */
export const percentilesSchema = z.object({
  pool: z.string(),
  /** Ads in the pool. */
  n: z.int().positive(),
  /** 'picture' where the creative has copy and the pool has none: what the picture earns is compared. */
  compared: z.enum(['creative', 'picture']),
  /** null where there is no score to compare. `score` is the creative's, or the picture's part of it. */
  overall: standing.extend({ score: z.number().min(0).max(100) }).nullable(),
  /** The categories of the pool that have a score here. */
  categories: z.array(standing.extend({ id: z.string() })),
});
export type Percentiles = z.infer<typeof percentilesSchema>;
