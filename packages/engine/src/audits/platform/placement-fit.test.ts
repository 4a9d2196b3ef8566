import { describe, expect, it } from 'vitest';
import { placementFit } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import audit from './placement-fit.ts';

describe('placement-fit', () => {
  it.each([
    ['a perfect fit', 99, 90, 100],
    ['a close fit', 90, 91, 97],
    ['a fair fit', 82, 72, 86],
    ['a poor fit', 60, 5, 19],
  ])('scores %s (%i) between %i and %i', (_, best, low, high) => {
    const placements = [placementFit({ score: best }), placementFit({ score: 20 })];
    const score = judgedScore(audit, { placements });
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  it('names the best placement and what it keeps and loses', () => {
    const covered = [{ text: 'Until Sunday', box: { x: 0, y: 0, w: 0.2, h: 0.1 }, why: 'crop' as const }];
    const result = judge(audit, { placements: [placementFit({ score: 70, kept: 0.8, covered })] });
    expect(result.observation).toContain('Meta Feed, square suits the ad best');
    expect(result.observation).toContain('shows 80% of it and cuts or covers “Until Sunday”');
    expect(result.evidence.map(({ box }) => box)).toContainEqual(covered[0]?.box);
  });
});
