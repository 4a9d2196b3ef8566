import { describe, expect, it } from 'vitest';
import { paletteColor } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import { itReportsStyleNeutrally } from '../../testing/behaviors/neutral-style-behavior.ts';
import audit from './colour-arousal.ts';

describe('color arousal', () => {
  const ground = (lightness: number, chroma: number) => ({
    palette: [paletteColor({ hex: '#123456', share: 0.9, lightness, chroma })],
  });

  it.each([
    ['a pale background', 0.95, 0.01, 15, 49],
    ['a lively background', 0.6, 0.11, 90, 100],
    ['a dark, saturated background', 0.35, 0.25, 20, 50],
  ])('scores %s (lightness %f, chroma %f) between %i and %i', (_, lightness, chroma, low, high) => {
    const score = judgedScore(audit, ground(lightness, chroma));
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  itReportsStyleNeutrally(audit, [
    [
      'a pale picture with a strong color',
      {
        palette: [
          paletteColor({ hex: '#fafafa', share: 0.9, lightness: 0.98, chroma: 0.002 }),
          paletteColor({ hex: '#d8492a', share: 0.02, chroma: 0.18 }),
        ],
      },
      'Average saturation 3%; strongest color #d8492a.',
    ],
    [
      'navy that is nearly black',
      { palette: [paletteColor({ hex: '#0b1a2e', share: 0.9, lightness: 0.2, chroma: 0.04 })] },
      'Average saturation 18%.',
    ],
    [
      'a gray picture',
      { palette: [paletteColor({ hex: '#777777', share: 0.9, lightness: 0.05, chroma: 0.002 })] },
      'Average saturation 1%.',
    ],
  ]);

  it('does not apply without a palette', () => {
    expect(judge(audit, { palette: [] }).status).toBe('notApplicable');
  });
});
