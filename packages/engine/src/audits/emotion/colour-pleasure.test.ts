import { describe, expect, it } from 'vitest';
import { paletteColor } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import { itReportsStyleNeutrally } from '../../testing/behaviors/neutral-style-behavior.ts';
import audit from './colour-pleasure.ts';

describe('color pleasure', () => {
  const ground = (lightness: number, chroma: number) => ({
    palette: [paletteColor({ hex: '#123456', share: 0.9, lightness, chroma })],
  });

  it.each([
    ['a bright, saturated background', 0.85, 0.16, 90, 100],
    ['a background of medium lightness and chroma', 0.6, 0.05, 75, 92],
    ['a black background', 0.1, 0.01, 6, 27],
  ])('scores %s (lightness %f, chroma %f) between %i and %i', (_, lightness, chroma, low, high) => {
    const score = judgedScore(audit, ground(lightness, chroma));
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  itReportsStyleNeutrally(audit, [
    ['bright', ground(0.85, 0.16), 'Average brightness 85%.'],
    ['dark', ground(0.1, 0.01), 'Average brightness 10%.'],
  ]);

  it('does not apply without a palette', () => {
    expect(judge(audit, { palette: [] }).status).toBe('notApplicable');
  });
});
