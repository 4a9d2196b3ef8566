import { describe, expect, it } from 'vitest';
import { fakeArtifacts } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import audit from './light-drama.ts';

const { quality } = fakeArtifacts();

describe('light-drama', () => {
  it.each([
    ['a full range', 0.9, 93, 100],
    ['an ordinary range', 0.6, 84, 92],
    ['a hazy picture', 0.2, 6, 27],
  ])('scores %s at %f between %i and %i', (_, value, low, high) => {
    const score = judgedScore(audit, { quality: { ...quality, lightnessSpread: value } });
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  it.each([
    [0.8, 'Deepen the darks until'],
    [0.2, 'Lift the lights'],
    [0.5, 'Deepen the darks and lift the lights'],
  ])('at a mean lightness of %f advises: %s', (meanLightness, advice) => {
    expect(judge(audit, { quality: { ...quality, meanLightness } }).fix).toContain(advice);
  });
});
