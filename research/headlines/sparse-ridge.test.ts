import { describe, expect, it } from 'vitest';
import { product, sparseRidge } from './sparse-ridge.ts';

const row = (...cells: readonly [number, number][]) => ({
  columns: cells.map(([column]) => column),
  values: cells.map(([, value]) => value),
});

describe('sparse ridge regression', () => {
  const rows = [row([0, 1]), row([1, 2]), row([0, 1], [1, -1]), row([2, 1])];
  const truth = Float64Array.of(3, -1, 0);
  const targets = rows.map((each) => product(each, truth));

  it('recovers the weights without a penalty', () => {
    [...sparseRidge(rows, targets, 3, 0)].forEach((weight, at) => expect(weight).toBeCloseTo(truth[at]!, 6));
  });

  it('matches the closed-form solution for one column', () => {
    const [weight] = sparseRidge([row([0, 2]), row([0, 1])], [4, 1], 1, 4);
    expect(weight).toBeCloseTo((2 * 4 + 1) / (4 + 1 + 4));
  });

  it('has smaller weights for a larger penalty', () => {
    const sizes = [0, 1, 10, 100].map((penalty) => Math.abs(sparseRidge(rows, targets, 3, penalty)[0]!));
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  });
});
