import { describe, expect, it } from 'vitest';
import { fakeArtifacts } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import audit from './compression-blocks.ts';

const { quality } = fakeArtifacts();

describe('compression-blocks', () => {
  it.each([
    ['no blocks', 0, 93, 100],
    ['a well-saved JPEG', 0.2, 91, 97],
    ['an ordinary JPEG', 0.28, 82, 92],
    ['strong compression', 0.7, 5, 21],
  ])('scores %s at %f between %i and %i', (_, value, low, high) => {
    const score = judgedScore(audit, { quality: { ...quality, blocking: value } });
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  it('does not reward a picture that is smoother at block edges', () => {
    const at = (blocking: number) => judge(audit, { quality: { ...quality, blocking } }).value;
    expect(at(-0.1)).toBe(at(0));
  });
});
