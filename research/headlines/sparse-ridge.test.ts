import { describe, expect, it } from 'vitest';
import { product, sparseRidge } from './sparse-ridge.ts';

const row = (...cells: readonly [number, number][]) => ({
  columns: cells.map(([column]) => column),
  values: cells.map(([, value]) => value),
});

describe('ridge regression on sparse rows', () => {
  const rows = [row([0, 1]), row([1, 2]), row([0, 1], [1, -1]), row([2, 1])];
  const truth = Float64Array.of(3, -1, 0);
  const targets = rows.map((each) => product(each, truth));

  it('finds the weights again where nothing holds them down', () => {
    [...sparseRidge(rows, targets, 3, 0)].forEach((weight, at) => expect(weight).toBeCloseTo(truth[at]!, 6));
  });

  it('solves the normal equations of one column by hand', () => {
    const [weight] = sparseRidge([row([0, 2]), row([0, 1])], [4, 1], 1, 4);
    expect(weight).toBeCloseTo((2 * 4 + 1) / (4 + 1 + 4));
  });

  it('holds weights down the more, the larger the penalty', () => {
    const sizes = [0, 1, 10, 100].map((penalty) => Math.abs(sparseRidge(rows, targets, 3, penalty)[0]!));
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  });
});
