import { diversity } from './diversity.ts';

/**
 * To what extent there is more than one item to compare, 0..1. It is 0 when one item holds all the weight, so a scrap of
 * text that is read in one copy of an ad and missed in another decides nothing.
 * @param enough number of equal weights at which the result is 1
 */
export function multiplicityOf(weights: readonly number[], enough: number): number {
  const things = weights.map((weight) => ({ weight }));
  const count = diversity(things, (a, b) => (a === b ? 1 : 0));
  return Math.min(1, Math.max(0, (count - 1) / (enough - 1)));
}
