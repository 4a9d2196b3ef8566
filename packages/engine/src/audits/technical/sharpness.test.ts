import { describe, expect, it } from 'vitest';
import { WHOLE_FRAME } from '../../geometry.ts';
import { fakeArtifacts } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import audit from './sharpness.ts';

const { quality } = fakeArtifacts();

describe('sharpness', () => {
  it.each([
    ['a crisp picture', 98, 92, 100],
    ['a picture saved at a small size', 72, 82, 92],
    ['a soft picture', 25, 5, 22],
  ])('scores %s at %f between %i and %i', (_, value, low, high) => {
    const score = judgedScore(audit, { quality: { ...quality, sharpness: value } });
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  it('scores lower with more blur', () => {
    const scores = [90, 70, 50, 30, 10].map((sharpness) =>
      judgedScore(audit, { quality: { ...quality, sharpness } }),
    );
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });

  it('marks the whole picture', () => {
    const result = judge(audit, { quality: { ...quality, sharpness: 22 } });
    expect(result.observation).toMatch(/^The picture looks soft/);
    expect(result.evidence[0]?.box).toEqual(WHOLE_FRAME);
  });
});
