import { describe, expect, it } from 'vitest';
import { fakeArtifacts } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import audit from './visual-balance.ts';

const { layout } = fakeArtifacts();

describe('visual-balance', () => {
  it.each([
    ['a balanced layout', 0.03, 90, 100],
    ['a layout that barely leans', 0.08, 95, 98],
    ['an ordinary layout', 0.2, 85, 92],
    ['a leaning layout', 0.4, 40, 55],
  ])('scores %s at %f between %i and %i', (_, value, low, high) => {
    const score = judgedScore(audit, { layout: { ...layout, imbalance: value } });
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  it.each([
    [0.2, 0.5, 'on the left'],
    [0.8, 0.5, 'on the right'],
    [0.5, 0.2, 'at the top'],
    [0.5, 0.8, 'at the bottom'],
  ])('says that a layout with its weight at %f, %f is heavier %s, without a fix', (x, y, side) => {
    const result = judge(audit, { layout: { ...layout, imbalance: 0.4, centreOfMass: { x, y } } });
    expect(result).toMatchObject({
      observation: `The layout is heavier ${side}.`,
      display: '40%',
      good: 'at most 8%',
      fix: '',
    });
    const box = result.evidence[0]?.box;
    expect(box && box.x + box.w / 2).toBeCloseTo(x);
    expect(box && box.y + box.h / 2).toBeCloseTo(y);
  });
});
