import type { Frame } from '../frame/index.ts';

/** How each frame differs from the previous one; 0 for the first frame. All values are 0..1. */
export interface FrameChanges {
  /** Mean pixel step without the change in brightness, so that a flash does not count as a scene change. */
  readonly pixels: Float32Array;
  /** Share of the pixels whose color has no counterpart anywhere in the other frame. */
  readonly colours: Float32Array;
  /** Mean step of lightness, including changes in brightness. */
  readonly light: Float32Array;
}

const LEVELS = 8;
const BINS = LEVELS ** 3;

/** Histogram of a frame's colors: shares of 512 bins. */
export type ColorHistogram = Float32Array;

export function frameChanges(frames: readonly Frame[]): FrameChanges {
  const pixels = new Float32Array(frames.length);
  const colours = new Float32Array(frames.length);
  const light = new Float32Array(frames.length);
  let before = frames[0] ? colorHistogram(frames[0]) : new Float32Array(BINS);
  for (let i = 1; i < frames.length; i++) {
    const now = colorHistogram(frames[i]!);
    pixels[i] = pixelStep(frames[i - 1]!, frames[i]!);
    light[i] = lightStep(frames[i - 1]!, frames[i]!);
    colours[i] = histogramDistance(before, now);
    before = now;
  }
  return { pixels, colours, light };
}

/** Difference of any two frames of the video, measured like `pixels` and `colours`. */
export const frameDistance = (a: Frame, b: Frame): { pixels: number; colours: number } => ({
  pixels: pixelStep(a, b),
  colours: histogramDistance(colorHistogram(a), colorHistogram(b)),
});

/** Rec. 601 luma of a pixel, 0..255. */
export const luma = (data: Uint8Array, at: number): number =>
  0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]!;

export function meanLuma({ data }: Frame): number {
  let sum = 0;
  for (let at = 0; at < data.length; at += 3) sum += luma(data, at);
  return (3 * sum) / data.length;
}

/** Mean pixel step without the change in brightness, 0..1. */
export function pixelStep(a: Frame, b: Frame): number {
  const shift = meanLuma(b) - meanLuma(a);
  let sum = 0;
  for (let at = 0; at < a.data.length; at++) sum += Math.abs(b.data[at]! - a.data[at]! - shift);
  return sum / a.data.length / 255;
}

function lightStep(a: Frame, b: Frame): number {
  let sum = 0;
  for (let at = 0; at < a.data.length; at += 3) sum += Math.abs(luma(b.data, at) - luma(a.data, at));
  return (3 * sum) / a.data.length / 255;
}

/** Color level below each byte value, and the share of the value that goes to the level above. */
const LOWER = Uint8Array.from({ length: 256 }, (_, value) =>
  Math.min(LEVELS - 2, Math.floor((value / 255) * (LEVELS - 1))),
);
const ABOVE = Float32Array.from({ length: 256 }, (_, value) => (value / 255) * (LEVELS - 1) - LOWER[value]!);

/** Splits each pixel between the two nearest levels of each channel, so that a small color change is a small step here, too. */
export function colorHistogram({ data }: Frame): ColorHistogram {
  const bins = new Float32Array(BINS);
  const weight = 3 / data.length;
  for (let at = 0; at < data.length; at += 3) {
    const [r, g, b] = [data[at]!, data[at + 1]!, data[at + 2]!];
    const corner = (LOWER[r]! * LEVELS + LOWER[g]!) * LEVELS + LOWER[b]!;
    for (let bits = 0; bits < 8; bits++) {
      const share =
        (bits & 4 ? ABOVE[r]! : 1 - ABOVE[r]!) *
        (bits & 2 ? ABOVE[g]! : 1 - ABOVE[g]!) *
        (bits & 1 ? ABOVE[b]! : 1 - ABOVE[b]!);
      bins[corner + (bits >> 2) * LEVELS * LEVELS + ((bits >> 1) & 1) * LEVELS + (bits & 1)]! +=
        weight * share;
    }
  }
  return bins;
}

/** Share of the pixels whose color has no counterpart in the other frame. */
export function histogramDistance(a: ColorHistogram, b: ColorHistogram): number {
  let sum = 0;
  for (let i = 0; i < BINS; i++) sum += Math.abs(a[i]! - b[i]!);
  return sum / 2;
}
