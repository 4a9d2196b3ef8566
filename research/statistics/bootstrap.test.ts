import { describe, expect, it } from 'vitest';
import { bootstrap, bootstrapPercent, meanOf, quantile } from './bootstrap.ts';

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

describe('interval of a percentage', () => {
  const percentOf = (holds: readonly boolean[]) =>
    bootstrapPercent(holds.length, (drawn) => 100 * meanOf(drawn.map((index) => Number(holds[index]))));

  // Exact limits for shares of 0 and 1: the true share x for which x^n is 2.5%.
  it.each([
    [9, true, [100, 66.4, 100]],
    [18, true, [100, 81.5, 100]],
    [75, false, [0, 0, 4.8]],
  ])('of %d items that all say %s ends at the exact limit', (n, says, expected) => {
    const { value, low, high } = percentOf(Array.from({ length: n }, () => says));
    expect([value, low, high].map((each) => Math.round(10 * each) / 10)).toEqual(expected);
  });

  it('is the bootstrap interval where items differ', () => {
    const holds = Array.from({ length: 20 }, (_, index) => index < 3);
    const { value, low, high } = percentOf(holds);
    expect([value, low, high]).toEqual([15, 0, expect.closeTo(30, 0)]);
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
