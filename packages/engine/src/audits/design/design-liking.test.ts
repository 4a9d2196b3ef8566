import { describe, expect, it } from 'vitest';
import { fakeArtifacts } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import audit from './design-liking.ts';

const { design } = fakeArtifacts();

describe('design-liking', () => {
  it.each([
    ['a pleasing design', 92, 90, 100],
    ['an ordinary design', 78, 82, 90],
    ['a poor design', 50, 5, 21],
  ])('scores %s at %f between %i and %i', (_, value, low, high) => {
    const score = judgedScore(audit, { design: { ...design, score: value } });
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  it('is honest about being a prediction', () => {
    expect(judge(audit).confidence).toBeLessThanOrEqual(0.6);
  });

  it('says to simplify where complexity is what hurts', () => {
    const crowded = { ...fakeArtifacts().clutter, score: 77 };
    expect(judge(audit, { clutter: crowded }).fix).toContain('77 of 100');
  });
});
