import { describe, expect, it } from 'vitest';
import { paletteColour } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import audit from './colour-arousal.ts';

describe('colour-arousal', () => {
  const ground = (lightness: number, chroma: number) => ({
    palette: [paletteColour({ hex: '#123456', share: 0.9, lightness, chroma })],
  });

  it.each([
    ['a pale ground', 0.95, 0.01, 15, 49],
    ['a lively ground', 0.6, 0.11, 90, 100],
    ['a dark, saturated ground', 0.35, 0.25, 20, 50],
  ])('scores %s (lightness %f, chroma %f) between %i and %i', (_, lightness, chroma, low, high) => {
    const score = judgedScore(audit, ground(lightness, chroma));
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  it('sends a pale picture to its liveliest colour', () => {
    const palette = [
      paletteColour({ hex: '#fafafa', share: 0.9, lightness: 0.98, chroma: 0.002 }),
      paletteColour({ hex: '#d8492a', share: 0.02, chroma: 0.18 }),
    ];
    expect(judge(audit, { palette }).fix).toContain('#d8492a');
  });

  it('does not apply when no colours could be told apart', () => {
    expect(judge(audit, { palette: [] }).status).toBe('notApplicable');
  });
});
