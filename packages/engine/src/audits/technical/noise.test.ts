import { describe, expect, it } from 'vitest';
import { fakeArtifacts } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import audit from './noise.ts';

const { quality } = fakeArtifacts();

describe('noise', () => {
  it.each([
    ['clean areas', 0.4, 92, 100],
    ['a little grain', 3, 92, 98],
    ['visible grain', 6, 58, 74],
    ['heavy grain', 10, 5, 18],
  ])('scores %s at %f between %i and %i', (_, value, low, high) => {
    const score = judgedScore(audit, { quality: { ...quality, noise: value } });
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  it.each([
    [0.4, 'We found no visible grain.'],
    [3, 'Plain areas show a little grain, hardly visible in a feed.'],
    [10, 'Plain areas are visibly grainy.'],
  ])('describes a noise level of %f', (noise, said) => {
    expect(judge(audit, { quality: { ...quality, noise } }).observation).toBe(said);
  });
});
