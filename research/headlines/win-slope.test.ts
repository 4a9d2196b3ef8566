import { describe, expect, it } from 'vitest';
import { calibrationOf, fitWinSlope } from './win-slope.ts';

/** Leans of 1 and 2 point toward the winner as often as a slope of 0.5 predicts. */
const leans = [1, 2].flatMap((lean) => {
  const right = Math.round(100_000 / (1 + Math.exp(-0.5 * lean)));
  return Array.from({ length: 100_000 }, (_, index) => (index < right ? lean : -lean));
});

describe('win slope', () => {
  it('is recovered from pairs simulated with it', () => {
    expect(fitWinSlope(leans)).toBeCloseTo(0.5, 3);
  });

  it('has calibration bins that show how often the favorite won', () => {
    const [low, high] = calibrationOf(leans, 0.5, [0.5, 0.7]);
    expect(low).toMatchObject({ from: 0.5, pairs: 100_000 });
    expect(low?.right).toBeCloseTo(low?.said ?? 0, 3);
    expect(high?.said).toBeCloseTo(1 / (1 + Math.exp(-1)), 6);
    expect(high?.right).toBeCloseTo(high?.said ?? 0, 3);
  });
});
