import { describe, expect, it } from 'vitest';
import { nonNegative } from './non-negative.ts';

const ROWS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [0.5, 0.2],
];

describe('non-negative weights', () => {
  it('recover the weights behind the targets', () => {
    const weights = nonNegative(
      ROWS,
      ROWS.map(([a, b]) => 3 * a! + 2 * b!),
      [0, 0],
      1e-9,
    );
    expect(weights[0]).toBeCloseTo(3, 3);
    expect(weights[1]).toBeCloseTo(2, 3);
  });

  it('are 0 instead of negative', () => {
    expect(
      nonNegative(
        ROWS,
        ROWS.map(([a, b]) => 3 * a! - 2 * b!),
        [0, 0],
        1e-9,
      )[1],
    ).toBe(0);
  });

  it('keep the prior for a column without data', () => {
    expect(
      nonNegative(
        ROWS.map(([a]) => [a!, 0]),
        ROWS.map(([a]) => 3 * a!),
        [0, 7],
        0.01,
      )[1],
    ).toBeCloseTo(7);
  });
});
