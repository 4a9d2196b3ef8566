import { gaussianBlur, stretchToUnit, type Channels } from '../frame/index.ts';

/** Standard deviations of center and surround, as shares of the longer side: for dots, words, products and panels. */
const SCALES: readonly (readonly [number, number])[] = [
  [0.008, 0.04],
  [0.016, 0.08],
  [0.03, 0.15],
  [0.05, 0.25],
];

/** A map that peaks below this has nothing that stands out, so rounding is not stretched into a salient spot. */
const FAINT = 0.05;

/** Color varies less than lightness in OKLab. */
const CHROMA_WEIGHT = 2;

/**
 * How much each point differs from its surroundings in lightness or color, at four scales; 0..1. A map with one strong peak
 * counts more than one that is strong everywhere, after Itti, Koch and Niebur 1998.
 */
export function centerSurround({ width, height, l, a, b }: Channels): Float32Array {
  const sum = new Float32Array(width * height);
  const longSide = Math.max(width, height);
  [l, a, b].forEach((channel, index) => {
    const weight = index === 0 ? 1 : CHROMA_WEIGHT;
    for (const [center, surround] of SCALES) {
      const near = gaussianBlur(channel, width, height, center * longSide);
      const far = gaussianBlur(channel, width, height, surround * longSide);
      const difference = near.map((value, i) => Math.abs(value - far[i]!));
      const gain = weight * standOut(difference);
      for (let i = 0; i < sum.length; i++) sum[i]! += gain * difference[i]!;
    }
  });
  return stretchToUnit(sum, FAINT);
}

function standOut(map: Float32Array): number {
  let most = 0;
  let total = 0;
  for (const value of map) {
    if (value > most) most = value;
    total += value;
  }
  return most > 0 ? ((most - total / map.length) / most) ** 2 : 0;
}
