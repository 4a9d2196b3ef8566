import { describe, expect, it } from 'vitest';
import { PASS_SCORE } from '../../scoring/marks.ts';
import { fakeArtifacts } from '../../testing/index.ts';
import { judge } from '../../testing/judge.ts';
import audit from './animation-flashes.ts';

const { file } = fakeArtifacts();

const flashing = (mostPerSecond: number) => ({
  file: {
    ...file,
    format: 'gif' as const,
    frames: 20,
    durationMs: 4000,
    loops: 0,
    flashes: { mostPerSecond, spans: mostPerSecond > 3 ? [{ start: 1, end: 2 }] : [] },
  },
});

describe('animation-flashes', () => {
  it('scores lower with more flashes per second, and fails above three', () => {
    const scores = [1, 3, 4, 5].map((most) => judge(audit, flashing(most)).score ?? -1);
    expect(scores[1]).toBeGreaterThanOrEqual(PASS_SCORE);
    expect(scores[2]).toBeLessThan(PASS_SCORE);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });

  it('says where the picture flashes and what to change', () => {
    const { observation, fix, evidence } = judge(audit, flashing(5));
    expect(observation).toMatch(/^The picture flashes 5 times a second between 1 s and 2 s/);
    expect(fix).toMatch(/flashing at 1 s to 3 a second/);
    expect(evidence[0]).toMatchObject({ second: 1, box: { x: 0, y: 0, w: 1, h: 1 } });
  });

  it('does not apply to a still image or to older measurements without flashes', () => {
    expect(judge(audit).status).toBe('notApplicable');
    expect(judge(audit, { file: { ...file, frames: 9, durationMs: 900 } }).status).toBe('notApplicable');
  });
});
