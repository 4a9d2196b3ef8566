import { describe, expect, it } from 'vitest';
import { sampleSize } from './sample-size.ts';

describe('sampleSize', () => {
  // (1.959964 √(2·p̄·q̄) + 0.841621 √(p·q + p'·q'))² / (p' - p)², computed by hand.
  it.each([
    [0.01, 0.2, 42_693],
    [0.05, 0.2, 8_158],
    [0.1, 0.5, 686],
  ])('returns the known size for a rate of %s and a change of %s', (baseRate, relativeChange, people) => {
    expect(sampleSize({ baseRate, relativeChange })).toBe(people);
  });

  it('is larger for a smaller change, higher power or a stricter level', () => {
    const plan = { baseRate: 0.02, relativeChange: 0.2 };
    const usual = sampleSize(plan);
    expect(sampleSize({ ...plan, relativeChange: 0.1 })).toBeGreaterThan(3.5 * usual);
    expect(sampleSize({ ...plan, power: 0.9 })).toBeGreaterThan(1.3 * usual);
    expect(sampleSize({ ...plan, level: 0.01 })).toBeGreaterThan(1.4 * usual);
  });

  it.each([
    [0, 0.2],
    [0.6, 0.9],
    [0.05, 0],
  ])('rejects a rate of %s with a change of %s', (baseRate, relativeChange) => {
    expect(() => sampleSize({ baseRate, relativeChange })).toThrow(RangeError);
  });
});
