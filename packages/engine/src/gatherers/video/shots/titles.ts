import type { Frame } from '../../frame/index.ts';
import { luma } from '../../change/index.ts';

/** Steps of a colour, of 255, within which a pixel stays as it is. */
const SAME = 12;

/** Step of lightness to the right or down that is an edge. */
const EDGE = 14;

/** What a title leaves as it was: the most of the picture, and the edges in it. */
const LEAST_SAME = 0.6;
const LEAST_KEPT = 0.7;

/**
 * Whether words or signs came onto a picture that stays: most pixels are as they were, and so is what stood on it. Limits
 * were chosen on 36 video ads, and on drawn shots.
 */
export const isTitle = (before: Frame, after: Frame): boolean =>
  unchanged(before, after) >= LEAST_SAME && edgesKept(before, after) >= LEAST_KEPT;

function unchanged({ data: a }: Frame, { data: b }: Frame): number {
  let same = 0;
  for (let at = 0; at < a.length; at += 3) {
    if ([at, at + 1, at + 2].every((i) => Math.abs(a[i]! - b[i]!) <= SAME)) same++;
  }
  return (3 * same) / a.length;
}

/** Share of the edges of one frame that are edges of the other; a plain picture keeps all it has. */
function edgesKept(before: Frame, after: Frame): number {
  const [own, other] = [edgesOf(before), edgesOf(after)];
  const there = own.filter((edge) => edge === 1).length;
  return there === 0 ? 1 : own.filter((edge, i) => edge === 1 && other[i] === 1).length / there;
}

function edgesOf({ width, data }: Frame): Uint8Array {
  const light = Float32Array.from({ length: data.length / 3 }, (_, i) => luma(data, 3 * i));
  return Uint8Array.from(light, (value, i) => {
    const right = (i + 1) % width > 0 ? light[i + 1]! : value;
    const below = light[i + width] ?? value;
    return Math.max(Math.abs(right - value), Math.abs(below - value)) > EDGE ? 1 : 0;
  });
}
