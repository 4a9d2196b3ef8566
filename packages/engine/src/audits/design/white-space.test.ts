import { describe, expect, it } from 'vitest';
import { fakeArtifacts } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import audit from './white-space.ts';

const { layout, clutter } = fakeArtifacts();
const crowded = { ...clutter, score: 80 };

describe('white-space', () => {
  it.each([
    ['a full frame', 0.05, 15, 40],
    ['a roomy frame', 0.5, 95, 100],
    ['a nearly empty frame', 0.97, 40, 65],
  ])('scores %s at %f between %i and %i', (_, value, low, high) => {
    const score = judgedScore(audit, { layout: { ...layout, whiteSpace: value } });
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  it('suggests more space in a full frame and larger elements in an empty one', () => {
    const judged = (whiteSpace: number) =>
      judge(audit, { layout: { ...layout, whiteSpace }, clutter: crowded });
    expect(judged(0.1)).toMatchObject({
      observation: 'Little of the frame is left open.',
      display: '10%',
      good: '35% to 75%',
      fix: 'Group or shrink secondary elements.',
    });
    expect(judged(0.5)).toMatchObject({
      observation: 'The parts have room around them.',
      display: '50%',
    });
    expect(judged(0.95)).toMatchObject({
      observation: 'Much of the frame is left empty.',
      display: '95%',
      fix: 'Enlarge the main subject or the headline into the empty space.',
    });
  });

  it.each([
    [
      'a busy picture',
      80,
      'The layout is too full',
      'Little of the frame is left open.',
      'Group or shrink secondary elements.',
    ],
    [
      'a textured picture that is not busy',
      52,
      'Whitespace',
      'Little of the frame is plain; texture in the picture is not counted as plain.',
      '',
    ],
  ])('describes little open space in %s', (_, score, title, observation, fix) => {
    const result = judge(audit, { layout: { ...layout, whiteSpace: 0.15 }, clutter: { ...clutter, score } });
    expect(result).toMatchObject({ title, observation, display: '15%', fix });
    expect(result.score).toBe(
      judgedScore(audit, { layout: { ...layout, whiteSpace: 0.15 }, clutter: crowded }),
    );
  });
});
