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

  it('asks for room in a full frame, and for size in an empty one', () => {
    const fix = (whiteSpace: number) =>
      judge(audit, { layout: { ...layout, whiteSpace }, clutter: crowded }).fix;
    expect(fix(0.1)).toMatch(/^Free up about 25 ?% more of the frame/);
    expect(fix(0.95)).toContain('into the empty space');
  });

  it.each([
    ['a busy picture', 80, 'The layout is too full', /^Free up/],
    ['one that is textured and not busy', 52, 'Whitespace', /^$/],
  ])('calls full, with little open space, %s', (_, score, title, fix) => {
    const result = judge(audit, { layout: { ...layout, whiteSpace: 0.15 }, clutter: { ...clutter, score } });
    expect(result.title).toBe(title);
    expect(result.fix).toMatch(fix);
    expect(result.score).toBe(
      judgedScore(audit, { layout: { ...layout, whiteSpace: 0.15 }, clutter: crowded }),
    );
  });
});
