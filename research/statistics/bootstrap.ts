import type { WithInterval } from '../../packages/contract/src/accuracy.ts';
import { seeded } from '../../packages/engine/src/testing/banners/drawn-frame.ts';

const ROUNDS = 2000;
const SEED = 20_130_124;

/**
 * A statistic with its 95 % percentile bootstrap interval. The interval is extended to the statistic itself when resampling is
 * biased away from it, as for an error.
 * @param groups number of independent groups of items: people, photos, tests
 * @param statistic of the drawn groups, given as indices
 */
export function bootstrap(
  groups: number,
  statistic: (drawn: readonly number[]) => number,
  rounds = ROUNDS,
): WithInterval {
  const random = seeded(SEED);
  const every = Array.from({ length: groups }, (_, index) => index);
  const drawn = Array.from({ length: rounds }, () =>
    statistic(every.map(() => Math.floor(random() * groups))),
  ).toSorted((a, b) => a - b);
  const value = statistic(every);
  return {
    value,
    low: Math.min(value, quantile(drawn, 0.025)),
    high: Math.max(value, quantile(drawn, 0.975)),
  };
}

/**
 * A share in percent with its interval. Where every item agrees, so does every resample. The interval then ends at the exact limit
 * (Clopper, Pearson 1934) instead.
 * @param items that the share is of, if fewer than the groups
 */
export function bootstrapPercent(
  groups: number,
  statistic: (drawn: readonly number[]) => number,
  items = groups,
): WithInterval {
  const { value, low, high } = bootstrap(groups, statistic);
  const unseen = 100 * (1 - 0.025 ** (1 / Math.min(groups, items)));
  return {
    value,
    low: value === 100 ? Math.min(low, 100 - unseen) : low,
    high: value === 0 ? Math.max(high, unseen) : high,
  };
}

/** Interpolates linearly. @param sorted ascending */
export function quantile(sorted: readonly number[], q: number): number {
  const at = q * (sorted.length - 1);
  const below = sorted[Math.floor(at)] ?? Number.NaN;
  const above = sorted[Math.ceil(at)] ?? Number.NaN;
  return below + (at - Math.floor(at)) * (above - below);
}

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
