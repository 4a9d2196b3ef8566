import type { Percentiles } from '../report-percentiles.ts';
import type { Rubric } from '../rubrics/rubric.ts';
import referencePool from './reference-pool.json' with { type: 'json' };
import { type Total, WHOLE_COVERAGE } from './total.ts';

/** Scores of ads that were graded before, as quantiles from 0 to 100 % in even steps. `npm run percentiles` writes it. */
export interface ReferencePool {
  readonly pool: string;
  readonly n: number;
  readonly date: string;
  /** Version of the rubric that the ads were graded by; scores by another are not comparable. */
  readonly rubric: string;
  readonly overall: readonly number[];
  readonly categories: readonly { readonly id: string; readonly quantiles: readonly number[] }[];
}

/**
 * Where a creative stands in the pool, which has pictures without copy: with copy the picture's categories are compared.
 * @returns null for a video, which no still is compared with, and when another version of the rubric graded the pool
 */
export function percentilesOf(
  rubric: Rubric,
  { overall, categories, coverage }: Pick<Total, 'overall' | 'categories' | 'coverage'>,
  pool: ReferencePool = referencePool,
): Percentiles | null {
  if (rubric.kind.startsWith('video') || pool.rubric !== rubric.version) return null;
  const inPool = new Map(pool.categories.map(({ id, quantiles }) => [id, quantiles]));
  const shared = categories.filter(({ id }) => inPool.has(id));
  const compared = shared.length === categories.length ? 'creative' : 'picture';
  // The pool's ads were measured whole: a rest of a score does not stand among theirs.
  const whole = coverage < WHOLE_COVERAGE ? null : overall;
  const score = whole === null || compared === 'creative' ? whole : weightedMean(shared);
  return {
    pool: pool.pool,
    n: pool.n,
    compared,
    overall: score === null ? null : { score, ...standing(score, pool.overall) },
    categories: shared.flatMap(({ id, score: own }) =>
      own === null ? [] : [{ id, ...standing(own, inPool.get(id) ?? []) }],
    ),
  };
}

const standing = (score: number, quantiles: readonly number[]) => ({
  betterThan: Math.round(100 * shareBelow(score, quantiles)),
  median: quantiles[(quantiles.length - 1) / 2] ?? 0,
});

/** Share of the pool below a score, in proportion between quantiles; half of those that equal it. */
export function shareBelow(score: number, quantiles: readonly number[]): number {
  const below = quantiles.filter((each) => each < score).length;
  const equal = quantiles.filter((each) => each === score).length;
  const last = quantiles.length - 1;
  if (equal > 0) return (below + (equal - 1) / 2) / last;
  if (below === 0) return 0;
  if (below > last) return 1;
  const [under, over] = [quantiles[below - 1]!, quantiles[below]!];
  return (below - 1 + (score - under) / (over - under)) / last;
}

/** What the picture earns by itself: its categories by their weights. */
function weightedMean(categories: Total['categories']): number | null {
  const scored = categories.filter(({ score }) => score !== null);
  const weight = scored.reduce((sum, category) => sum + category.weight, 0);
  if (weight === 0) return null;
  const sum = scored.reduce((total, category) => total + category.weight * (category.score ?? 0), 0);
  return Math.round((10 * sum) / weight) / 10;
}
