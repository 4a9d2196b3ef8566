import type { PaletteColor } from '../../artifacts/artifacts.ts';

/** OKLCH chroma of about the most saturated colors that are common in sRGB. */
const FULL_CHROMA = 0.22;

const WEIGHTS = {
  pleasure: { brightness: 0.69, saturation: 0.22 },
  arousal: { brightness: -0.31, saturation: 0.6 },
};

export interface ColorFeeling {
  /** Mean over the palette, weighted by share, 0..1. */
  readonly brightness: number;
  readonly saturation: number;
  /** 0..100 (Valdez and Mehrabian 1994), scaled to the range that brightness and saturation allow. */
  readonly pleasure: number;
  readonly arousal: number;
}

export function colorFeeling(palette: readonly PaletteColor[]): ColorFeeling {
  let brightness = 0;
  let saturation = 0;
  let all = 0;
  for (const { lightness, chroma, share } of palette) {
    brightness += lightness * share;
    saturation += Math.min(1, chroma / FULL_CHROMA) * share;
    all += share;
  }
  const mean = { brightness: brightness / (all || 1), saturation: saturation / (all || 1) };
  return { ...mean, pleasure: scaled(WEIGHTS.pleasure, mean), arousal: scaled(WEIGHTS.arousal, mean) };
}

type Pair = { readonly brightness: number; readonly saturation: number };

function scaled(weights: Pair, mean: Pair): number {
  const raw = weights.brightness * mean.brightness + weights.saturation * mean.saturation;
  const least = Math.min(0, weights.brightness) + Math.min(0, weights.saturation);
  const most = Math.max(0, weights.brightness) + Math.max(0, weights.saturation);
  return (100 * (raw - least)) / (most - least);
}
