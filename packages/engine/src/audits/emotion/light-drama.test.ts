import { describe, expect, it } from 'vitest';
import { fakeArtifacts } from '../../testing/index.ts';
import { judgedScore } from '../../testing/judge.ts';
import { itReportsStyleNeutrally } from '../../testing/behaviors/neutral-style-behavior.ts';
import audit from './light-drama.ts';

const { quality } = fakeArtifacts();

describe('light-drama', () => {
  it.each([
    ['a full tonal range', 0.9, 93, 100],
    ['an ordinary tonal range', 0.6, 84, 92],
    ['a hazy picture', 0.2, 6, 27],
  ])('scores %s at %f between %i and %i', (_, value, low, high) => {
    const score = judgedScore(audit, { quality: { ...quality, lightnessSpread: value } });
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  itReportsStyleNeutrally(
    audit,
    [90, 20].map((percent) => [
      `${percent} percent`,
      { quality: { ...quality, lightnessSpread: percent / 100 } },
      `${percent}% of the range from black to white.`,
    ]),
  );
});
