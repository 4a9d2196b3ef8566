import { describe, expect, it } from 'vitest';
import { paletteColour } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import audit from './colour-arousal.ts';

describe('colour-arousal', () => {
  const ground = (lightness: number, chroma: number) => ({
    palette: [paletteColour({ hex: '#123456', share: 0.9, lightness, chroma })],
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

  it('sends a pale picture to its liveliest color', () => {
    const palette = [
      paletteColour({ hex: '#fafafa', share: 0.9, lightness: 0.98, chroma: 0.002 }),
      paletteColour({ hex: '#d8492a', share: 0.02, chroma: 0.18 }),
    ];
    const { observation, fix } = judge(audit, { palette });
    expect(observation).toMatch(/^The colors are pale or gray on the whole \(average saturation 3%\); the strongest is #d8492a\./);
    expect(fix).toMatch(/^Use more of #d8492a/);
  });

  it('does not speak of a strong color where all is gray', () => {
    const gray = (lightness: number) => ({
      palette: [paletteColour({ hex: '#777777', share: 0.9, lightness, chroma: 0.002 })],
    });
    expect(judge(audit, gray(0.9)).observation).toMatch(/none is strong/);
    expect(judge(audit, gray(0.05)).observation).toMatch(/^Dark, muted colors fill/);
    expect(judge(audit, gray(0.05)).title).toBe('The palette is dark and muted');
    expect(judge(audit, gray(0.9)).fix).not.toContain('#777777');
  });

  it('does not apply when no colors could be told apart', () => {
    expect(judge(audit, { palette: [] }).status).toBe('notApplicable');
  });
});
