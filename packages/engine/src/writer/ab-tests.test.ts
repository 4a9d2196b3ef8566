import { describe, expect, it } from 'vitest';
import { sampleSize } from './ab-tests.ts';

describe('sample size of a test', () => {
  // Checked against the textbook formula for two shares, 80 % power, two-sided 5 %.
  it.each([
    [0.01, 0.2, 42_640],
    [0.01, 0.3, 19_734],
    [0.05, 0.2, 8_146],
  ])('at a rate of %s and a change of %s', (rate, change, people) => {
    expect(sampleSize(rate, change) / people).toBeCloseTo(1, 1);
  });
});
