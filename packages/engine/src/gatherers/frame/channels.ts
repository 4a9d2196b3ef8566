import { linear } from '../../color-space.ts';
import type { Frame } from './frame.ts';

/** One value per pixel, row by row. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

/** A frame in OKLab: lightness 0..1, a and b about -0.4..0.4. */
export interface Channels {
  readonly width: number;
  readonly height: number;
  readonly l: Float32Array;
  readonly a: Float32Array;
  readonly b: Float32Array;
}

const made = new WeakMap<Frame, Channels>();

/** Same result as `toOklab`, for a whole frame and without an object per pixel. Cached for the lifetime of the frame. */
export function toChannels(frame: Frame): Channels {
  const known = made.get(frame);
  if (known) return known;
  const channels = convert(frame);
  made.set(frame, channels);
  return channels;
}

const LINEAR = Float64Array.from({ length: 256 }, (_, byte) => linear(byte));

function convert({ width, height, data }: Frame): Channels {
  const count = width * height;
  const l = new Float32Array(count);
  const a = new Float32Array(count);
  const b = new Float32Array(count);
  for (let i = 0, at = 0; i < count; i++, at += 3) {
    // Plain backgrounds are runs of one color, so reuse the previous pixel's result.
    if (
      i > 0 &&
      data[at] === data[at - 3] &&
      data[at + 1] === data[at - 2] &&
      data[at + 2] === data[at - 1]
    ) {
      l[i] = l[i - 1]!;
      a[i] = a[i - 1]!;
      b[i] = b[i - 1]!;
      continue;
    }
    const red = LINEAR[data[at]!]!;
    const green = LINEAR[data[at + 1]!]!;
    const blue = LINEAR[data[at + 2]!]!;
    const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
    const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
    const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
    l[i] = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
    a[i] = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
    b[i] = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  }
  return { width, height, l, a, b };
}

/** OKLab lightness of a frame. */
export const lightness = (frame: Frame): Plane => ({
  width: frame.width,
  height: frame.height,
  data: toChannels(frame).l,
});
