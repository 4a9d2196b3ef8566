import type { WithInterval } from '../../packages/contract/src/accuracy.ts';
import { seeded } from '../../packages/engine/src/testing/banners/drawn-frame.ts';

const ROUNDS = 2000;
const SEED = 20_130_124;

/**
 * A statistic with its 95 % percentile bootstrap interval, which reaches to the statistic itself where resampling leans away from it, as that of an error does.
 * @param groups how many independent groups the items fall into: people, photos, tests
 * @param statistic of the groups drawn, as indices; called first with every group once
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

/** Of values in rising order, between neighbours in proportion. */
export function quantile(sorted: readonly number[], q: number): number {
  const at = q * (sorted.length - 1);
  const below = sorted[Math.floor(at)] ?? Number.NaN;
  const above = sorted[Math.ceil(at)] ?? Number.NaN;
  return below + (at - Math.floor(at)) * (above - below);
}

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
