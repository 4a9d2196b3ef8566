import type { Analysis, Percentiles, PoolStanding } from '@adjudge/engine/report';
import { shownScore } from './shown-score.ts';

/** 'better than 64% of 88 landscape banners (drawn for comparison)'; at the extremes, 'better than all' or 'below all'. */
export function describeRank({ betterThan, n, of, pool }: Omit<PoolStanding, 'median'>): string {
  const others = `${n} ${of} (${pool})`;
  if (betterThan >= 100) return `better than all ${others}`;
  if (betterThan <= 0) return `below all ${others}`;
  return `better than ${betterThan}% of ${others}`;
}

/**
 * The creative's rank as a sentence. No pool has copy, so a creative with copy is compared by its picture alone.
 * @returns null when there is nothing to compare
 */
export function describePercentiles({
  percentiles,
  creative,
}: Pick<Analysis, 'percentiles' | 'creative'>): string | null {
  if (!percentiles?.overall) return null;
  const { compared, overall } = percentiles;
  const said = describeRank({ ...percentiles, ...overall });
  if (compared === 'creative') return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
  const alone = creative.type === 'video' ? 'video' : 'picture';
  return `Without its copy, the ${alone} earns ${shownScore(overall.score)}, ${said}.`;
}

/** Ranks one category: copy quality among copies, every other category in the creative's pool. */
export function categoryRank(percentiles: Percentiles | null, id: string): PoolStanding | null {
  if (percentiles === null) return null;
  const { of, pool, n, copy, categories } = percentiles;
  if (id === 'copy-quality') return copy;
  const found = categories.find((category) => category.id === id);
  return found ? { of, pool, n, betterThan: found.betterThan, median: found.median } : null;
}

/** Explains the line across the category bars. */
export function describeMedians({ of, pool, n, copy }: Percentiles): string {
  const ofCopy = copy ? ` On the copy bar, it marks the median of ${copy.n} ${copy.of} (${copy.pool}).` : '';
  return `The line on each bar marks the median of ${n} ${of} (${pool}).${ofCopy}`;
}
