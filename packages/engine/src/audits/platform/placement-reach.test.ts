import { describe, expect, it } from 'vitest';
import { fakeArtifacts, placementFit } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import audit from './placement-reach.ts';

describe('placement-reach', () => {
  const shapes = (feed: number, vertical: number, landscape: number, rectangle: number) => ({
    placements: [
      placementFit({ name: 'Feed', ratio: 1, score: feed }),
      placementFit({ name: 'Stories', ratio: 0.5625, score: vertical }),
      placementFit({ name: 'Landscape', ratio: 1.91, score: landscape }),
      placementFit({ name: 'Rectangle', ratio: 1.2, score: rectangle }),
    ].toSorted((a, b) => b.score - a.score),
  });

  it.each([
    ['that survives everywhere', [95, 90, 92, 94], 90, 100],
    ['that suits feeds best', [98, 55, 60, 85], 84, 92],
    ['that suits one shape only', [98, 20, 25, 40], 5, 21],
  ] as const)('gives a picture %s the expected score', (_, [a, b, c, d], low, high) => {
    const score = judgedScore(audit, shapes(a, b, c, d));
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  it('names the placement shape where the ad loses most', () => {
    expect(judge(audit, shapes(95, 40, 80, 90)).observation).toContain(
      'loses most in tall and full-screen placements',
    );
  });

  it.each([
    [
      'does not apply to a picture with the exact size of an ad slot',
      { format: 'png' as const },
      'notApplicable',
    ],
    ['judges a video of that size', { format: 'mp4' as const }, 'measured'],
  ])('%s', (_, format, status) => {
    const { image, file } = fakeArtifacts();
    const slot = { image: { ...image, width: 300, height: 600 }, file: { ...file, ...format } };
    expect(judge(audit, { ...shapes(98, 20, 25, 40), ...slot }).status).toBe(status);
  });
});
