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

  it('says that the ad fits only where a placement takes it as it is', () => {
    const found = (overrides: Parameters<typeof placementFit>[0]) => {
      const { title, observation } = judge(audit, { placements: [placementFit(overrides)] });
      return { title, observation };
    };
    const title = 'Fit to its best placement';
    expect(found({ score: 99 })).toEqual({
      title: 'The ad fits at least one placement',
      observation: 'Meta Feed, square shows the ad as it is.',
    });
    expect(found({ score: 99, fits: false, smallestTextPx: 7 })).toEqual({
      title,
      observation: 'No placement shows all of this ad at a readable size; Meta Feed, square comes closest.',
    });
    expect(found({ score: 99, fits: false, withinWeight: false })).toEqual({
      title,
      observation: 'Meta Feed, square suits the ad best and shows 100% of it.',
    });
    expect(found({ score: 60 })).toEqual({ title, observation: 'Meta Feed, square shows the ad as it is.' });
  });
});
