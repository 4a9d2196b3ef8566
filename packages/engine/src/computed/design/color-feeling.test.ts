import { describe, expect, it } from 'vitest';
import { paletteColor } from '../../testing/index.ts';
import { colorFeeling } from './color-feeling.ts';

const of = (lightness: number, chroma: number) =>
  colorFeeling([paletteColor({ share: 1, lightness, chroma })]);

describe('colorFeeling', () => {
  it.each([
    ['white as pleasant and calm', 1, 0, 76, 0],
    ['black as neither pleasant nor calm', 0, 0, 0, 34],
    ['saturated dark colors as the most exciting', 0, 0.3, 24, 100],
    ['saturated light colors as the most pleasant', 1, 0.3, 100, 66],
  ])('rates %s', (_, lightness, chroma, pleasure, arousal) => {
    expect(of(lightness, chroma).pleasure).toBeCloseTo(pleasure, -0.5);
    expect(of(lightness, chroma).arousal).toBeCloseTo(arousal, -0.5);
  });

  it('weights colors by their share', () => {
    const mixed = colorFeeling([
      paletteColor({ share: 0.6, lightness: 1, chroma: 0 }),
      paletteColor({ share: 0.2, lightness: 0, chroma: 0 }),
    ]);
    expect(mixed.brightness).toBeCloseTo(0.75);
  });
});
