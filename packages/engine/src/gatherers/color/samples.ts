import { linear, type Oklab, toOklab } from '../../color-space.ts';
import type { Frame } from '../frame/index.ts';

/** Samples per side: enough for shares to 0.1%. Unlike resizing, sampling creates no mixed colors. */
const ALONG = 180;

/** Samples pixels on a regular grid, three bytes each. */
export function sampleColors({ data, width, height }: Frame): Uint8Array {
  const columns = Math.min(width, ALONG);
  const rows = Math.min(height, ALONG);
  const samples = new Uint8Array(columns * rows * 3);
  for (let row = 0, to = 0; row < rows; row++) {
    const y = Math.floor(((row + 0.5) * height) / rows);
    for (let column = 0; column < columns; column++, to += 3) {
      const x = Math.floor(((column + 0.5) * width) / columns);
      const from = (y * width + x) * 3;
      samples.set(data.subarray(from, from + 3), to);
    }
  }
  return samples;
}

/** Indistinguishable colors as one: their share of the samples and their mean. */
export interface ColorBin extends Oklab {
  readonly share: number;
}

const KEPT_BITS = 5;

/** Groups the samples into bins of 8 levels per channel, ordered by color. */
export function binColors(samples: Uint8Array): readonly ColorBin[] {
  const side = 2 ** KEPT_BITS;
  const drop = 8 - KEPT_BITS;
  const sums = new Float64Array(side ** 3 * 4);
  for (let i = 0; i < samples.length; i += 3) {
    const red = samples[i]!;
    const green = samples[i + 1]!;
    const blue = samples[i + 2]!;
    const bin = (((red >> drop) * side + (green >> drop)) * side + (blue >> drop)) * 4;
    sums[bin]!++;
    sums[bin + 1]! += red;
    sums[bin + 2]! += green;
    sums[bin + 3]! += blue;
  }
  const total = samples.length / 3;
  const bins: ColorBin[] = [];
  for (let bin = 0; bin < sums.length; bin += 4) {
    const count = sums[bin]!;
    if (count === 0) continue;
    const mean = (channel: number): number => Math.round(sums[bin + channel]! / count);
    bins.push({ share: count / total, ...toOklab(mean(1), mean(2), mean(3)) });
  }
  return bins;
}

/** Converts OKLab to sRGB bytes, clipped to the sRGB gamut. */
export function toBytes({ l, a, b }: Oklab): { r: number; g: number; b: number } {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return {
    r: toByte(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    g: toByte(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    b: toByte(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  };
}

function toByte(light: number): number {
  const bounded = Math.min(1, Math.max(0, light));
  return Math.round(255 * (bounded <= linear(10) ? 12.92 * bounded : 1.055 * bounded ** (1 / 2.4) - 0.055));
}
