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

/** Interpolates linearly. @param sorted ascending */
export function quantile(sorted: readonly number[], q: number): number {
  const at = q * (sorted.length - 1);
  const below = sorted[Math.floor(at)] ?? Number.NaN;
  const above = sorted[Math.ceil(at)] ?? Number.NaN;
  return below + (at - Math.floor(at)) * (above - below);
}

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
