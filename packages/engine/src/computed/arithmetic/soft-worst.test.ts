import { describe, expect, it } from 'vitest';
import { byHarm, lowestMean, softWorst, weightedMean } from './soft-worst.ts';

const parts = [
  { value: 9, weight: 2 },
  { value: 3, weight: 1 },
  { value: 6, weight: 1 },
];

describe('soft worst', () => {
  it('is between the worst value and the mean', () => {
    expect(weightedMean(parts)).toBeCloseTo(6.75);
    expect(softWorst(parts)).toBeGreaterThan(3);
    expect(softWorst(parts)).toBeLessThan(6.75);
  });

  it('averages the lowest three tenths of the weight, splitting a part if needed', () => {
    expect(lowestMean(parts)).toBeCloseTo((3 * 1 + 6 * 0.2) / 1.2);
  });

  it('sorts the most harmful first, or the lowest when nothing is harmful', () => {
    const scrap = { value: 1, weight: 0.1 };
    expect(byHarm([...parts, scrap], 5)[0]?.value).toBe(3);
    expect(byHarm(parts, 2).map(({ value }) => value)).toEqual([3, 6, 9]);
  });

  it('is the value itself when there is only one', () => {
    expect(softWorst([{ value: 4.5, weight: 0.01 }])).toBeCloseTo(4.5);
  });

  it('barely changes for a part with little weight', () => {
    const scrap = { value: 0, weight: 0.02 };
    expect(Math.abs(softWorst([...parts, scrap]) - softWorst(parts))).toBeLessThan(0.1);
  });
});
