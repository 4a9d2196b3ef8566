import { describe, expect, it } from 'vitest';
import { bootstrap, meanOf, quantile } from './bootstrap.ts';

describe('bootstrap interval', () => {
  const items = Array.from({ length: 400 }, (_, index) => index % 2);
  const mean = (drawn: readonly number[]) => meanOf(drawn.map((index) => items[index]!));

  it('is as wide as theory predicts for the mean of a fair coin', () => {
    const { value, low, high } = bootstrap(items.length, mean);
    expect(value).toBe(0.5);
    // 1.96 standard errors of sqrt(p (1 - p) / n) on each side.
    expect(high - low).toBeCloseTo(2 * 1.96 * Math.sqrt(0.25 / 400), 2);
  });

  it('is the same in every run', () => {
    expect(bootstrap(items.length, mean)).toEqual(bootstrap(items.length, mean));
  });

  it('is wider for differing groups than for the same items individually', () => {
    const grouped = bootstrap(20, (drawn) => meanOf(drawn.flatMap((group) => Array(20).fill(group % 2))));
    const apart = bootstrap(items.length, mean);
    expect(grouped.high - grouped.low).toBeGreaterThan(3 * (apart.high - apart.low));
  });

  it('has no width when every item is the same', () => {
    expect(bootstrap(9, () => 0.7)).toEqual({ value: 0.7, low: 0.7, high: 0.7 });
  });

  it('contains the figure even if resampling is always biased', () => {
    // Drawing with replacement leaves some groups out, so no draw has as many distinct groups as the original.
    const { value, high } = bootstrap(40, (drawn) => new Set(drawn).size);
    expect([value, high]).toEqual([40, 40]);
  });
});

describe('quantile', () => {
  it.each([
    [0, 1],
    [0.5, 3],
    [0.625, 3.5],
    [1, 5],
  ])('%d of 1 to 5 is %d', (q, expected) => {
    expect(quantile([1, 2, 3, 4, 5], q)).toBe(expected);
  });
});
