import { describe, expect, it } from 'vitest';
import { fakeArtifacts } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import audit from './starbursts.ts';

const { layout } = fakeArtifacts();
const withStarbursts = (count: number) => ({
  layout: {
    ...layout,
    starbursts: Array.from({ length: count }, (_, at) => ({ x: 0.2 * at, y: 0.1, w: 0.1, h: 0.1 })),
  },
});

describe('starbursts', () => {
  it.each([
    [1, 95, 100],
    [2, 30, 55],
    [4, 0, 5],
  ])('scores %i starbursts between %i and %i', (count, low, high) => {
    const score = judgedScore(audit, withStarbursts(count));
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  it('marks each one and says that they compete', () => {
    expect(judge(audit, withStarbursts(3))).toMatchObject({
      observation: 'Several starbursts compete with the message.',
      evidence: [{ box: { x: 0 } }, { box: { x: 0.2 } }, { box: { x: 0.4 } }],
    });
  });

  it.each([
    ['a picture without any', withStarbursts(0)],
    ['results of an older engine', { layout }],
  ])('does not apply to %s', (_, found) => {
    expect(judge(audit, found).status).toBe('notApplicable');
  });
});
