import type { Frame } from '../../gatherers/frame/index.ts';
import { type Region, eachPixel, sizeOf } from './region.ts';

type Rgb = readonly [red: number, green: number, blue: number];

/** Share of the color distance from background to ink up to which a pixel counts as background. */
const SURELY_GROUND = 0.35;
/** Share of a line's height over which the background is averaged. */
const REACH = 0.4;

/** Estimates the background behind letters, RGB per pixel: the mean of nearby background pixels, else the line's `ground`. */
export function localBackground(frame: Frame, region: Region, ink: Rgb, ground: Rgb): Float32Array {
  const { width, height } = sizeOf(region);
  const way = Math.hypot(ink[0] - ground[0], ink[1] - ground[1], ink[2] - ground[2]);
  const sums = new Float64Array((width + 1) * (height + 1) * 4);
  eachPixel(region, frame.width, (at, _index, x, y) => {
    const [red, green, blue] = [frame.data[at]!, frame.data[at + 1]!, frame.data[at + 2]!];
    const toInk = Math.hypot(red - ink[0], green - ink[1], blue - ink[2]);
    const toGround = Math.hypot(red - ground[0], green - ground[1], blue - ground[2]);
    const weight = toInk > (1 - SURELY_GROUND) * way && toGround < toInk ? 1 : 0;
    addTo(sums, width, x - region.left, y - region.top, [
      weight * red,
      weight * green,
      weight * blue,
      weight,
    ]);
  });
  return averaged(sums, { width, height, reach: Math.max(2, Math.round(height * REACH)), ground });
}

/** Adds a pixel to a summed-area table, in which each cell holds the sum of everything above and left of it. */
function addTo(sums: Float64Array, width: number, x: number, y: number, values: readonly number[]): void {
  const cell = ((y + 1) * (width + 1) + x + 1) * 4;
  const above = cell - (width + 1) * 4;
  for (let channel = 0; channel < 4; channel++) {
    sums[cell + channel] =
      values[channel]! + sums[cell - 4 + channel]! + sums[above + channel]! - sums[above - 4 + channel]!;
  }
}

interface Averaging {
  readonly width: number;
  readonly height: number;
  readonly reach: number;
  readonly ground: Rgb;
}

function averaged(sums: Float64Array, { width, height, reach, ground }: Averaging): Float32Array {
  const out = new Float32Array(width * height * 3);
  const at = (x: number, y: number, channel: number): number => sums[(y * (width + 1) + x) * 4 + channel]!;
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)];
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)];
      const inside = (channel: number): number =>
        at(right, bottom, channel) -
        at(left, bottom, channel) -
        at(right, top, channel) +
        at(left, top, channel);
      const count = inside(3);
      for (let channel = 0; channel < 3; channel++) {
        // A few background pixels among letters are unreliable, so count the line's own background color as four more.
        out[(y * width + x) * 3 + channel] = (inside(channel) + 4 * ground[channel]!) / (count + 4);
      }
    }
  }
  return out;
}
