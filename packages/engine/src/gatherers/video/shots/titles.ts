import type { Frame } from '../../frame/index.ts';
import { luma } from '../../change/index.ts';

/** Color difference, of 255, within which a pixel is unchanged. */
const SAME = 12;

/** An edge is a step of lightness to the right or down that is larger than this. */
const EDGE = 14;

/** Smallest share of the picture, and of its edges, that a title leaves unchanged. */
const LEAST_SAME = 0.6;
const LEAST_KEPT = 0.7;

/**
 * Whether words or signs appeared on a picture that stays: most of its pixels and edges are unchanged. The thresholds were
 * chosen on 36 video ads and on drawn shots.
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

/** Share of one frame's edges that are also edges of the other; 1 for a plain picture without edges. */
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
