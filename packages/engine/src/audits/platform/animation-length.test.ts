import { describe, expect, it } from 'vitest';
import { GOOD_SCORE } from '../../scoring/marks.ts';
import { fakeArtifacts } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import audit from './animation-length.ts';

const { file } = fakeArtifacts();

describe('animation-length', () => {
  const moving = (durationMs: number, loops: number) => ({
    file: { ...file, format: 'gif' as const, frames: 20, durationMs, loops },
  });

  it.each([
    ['5 s played three times', 5000, 3, GOOD_SCORE, GOOD_SCORE],
    ['4 s played once', 4000, 1, 95, 100],
    ['10 s played twice', 10_000, 2, 82, 92],
    ['3 s looped forever', 3000, 0, 5, 18],
    ['60 s played once', 60_000, 1, 0, 2],
  ])('gives %s the expected score', (_, durationMs, loops, low, high) => {
    const score = judgedScore(audit, moving(durationMs, loops));
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  it('suggests fewer loops or a shorter animation', () => {
    expect(judge(audit, moving(4000, 0)).fix).toContain('loop count to 3 instead of forever: 12 s');
    expect(judge(audit, moving(40_000, 1)).fix).toContain('Shorten the loop from 40 s');
  });

  it('does not apply to a still image', () => {
    expect(judge(audit).status).toBe('notApplicable');
  });
});
