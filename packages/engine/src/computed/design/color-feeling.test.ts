import { describe, expect, it } from 'vitest';
import { paletteColor } from '../../testing/index.ts';
import { colorFeeling } from './color-feeling.ts';

const of = (lightness: number, chroma: number) =>
  colorFeeling([paletteColor({ share: 1, lightness, chroma })]);

describe('the feeling of colors', () => {
  it.each([
    ['white is pleasant and calm', 1, 0, 76, 0],
    ['black is neither pleasant nor calm', 0, 0, 0, 34],
    ['full saturation in the dark excites most', 0, 0.3, 24, 100],
    ['full saturation in the light pleases most', 1, 0.3, 100, 66],
  ])('%s', (_, lightness, chroma, pleasure, arousal) => {
    expect(of(lightness, chroma).pleasure).toBeCloseTo(pleasure, -0.5);
    expect(of(lightness, chroma).arousal).toBeCloseTo(arousal, -0.5);
  });

  it('weighs colors by their share', () => {
    const mixed = colorFeeling([
      paletteColor({ share: 0.6, lightness: 1, chroma: 0 }),
      paletteColor({ share: 0.2, lightness: 0, chroma: 0 }),
    ]);
    expect(mixed.brightness).toBeCloseTo(0.75);
  });
});
