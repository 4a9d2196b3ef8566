import { diversity } from './diversity.ts';

/**
 * How far there is more than one of them to compare, 0..1: nothing where all the weight is in one, so that a scrap which
 * is read in one copy of an ad and missed in another decides nothing.
 * @param enough number of equal weights from which it is 1
 */
export function severalOf(weights: readonly number[], enough: number): number {
  const things = weights.map((weight) => ({ weight }));
  const count = diversity(things, (a, b) => (a === b ? 1 : 0));
  return Math.min(1, Math.max(0, (count - 1) / (enough - 1)));
}
