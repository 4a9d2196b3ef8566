import { describe, expect, it } from 'vitest';
import { paletteColour } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import audit from './colour-pleasure.ts';

describe('colour-pleasure', () => {
  const ground = (lightness: number, chroma: number) => ({
    palette: [paletteColour({ hex: '#123456', share: 0.9, lightness, chroma })],
  });

  it.each([
    ['a bright, saturated background', 0.85, 0.16, 90, 100],
    ['a middling background', 0.6, 0.05, 75, 92],
    ['a black background', 0.1, 0.01, 6, 27],
  ])('scores %s (lightness %f, chroma %f) between %i and %i', (_, lightness, chroma, low, high) => {
    const score = judgedScore(audit, ground(lightness, chroma));
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  it('names the color that pulls the picture down', () => {
    const palette = [
      paletteColour({ hex: '#f3e3cf', share: 0.3, lightness: 0.92, chroma: 0.03 }),
      paletteColour({ hex: '#12303a', share: 0.6, lightness: 0.29, chroma: 0.04 }),
    ];
    const { observation, fix } = judge(audit, { palette });
    expect(observation).toMatch(/^The dark color #12303a covers 60 ?% of the frame/);
    expect(fix).toMatch(/^Where #12303a is only background, use a brighter color/);
  });

  it('does not apply when no colors could be told apart', () => {
    expect(judge(audit, { palette: [] }).status).toBe('notApplicable');
  });
});
