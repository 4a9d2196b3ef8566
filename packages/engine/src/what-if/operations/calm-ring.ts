import { toOklab } from '../../colour-space.ts';
import type { Frame } from '../../gatherers/frame.ts';
import type { Box } from '../../geometry.ts';
import { eachPixel, regionOf } from './region.ts';

/** OKLab distance from the ring's mean at which a pixel belongs to something, and the share of such pixels that is let pass. */
const OTHER = 0.1;
const SPECKS = 0.015;

/** Whether what lies inside `outer` and outside `inner` is ground alone: nothing would be covered there. */
export function calmRing(frame: Frame, outer: Box, inner: Box): boolean {
  const hole = regionOf(inner, frame);
  const colours: { l: number; a: number; b: number }[] = [];
  eachPixel(regionOf(outer, frame), frame.width, (at, _index, x, y) => {
    const inside = x >= hole.left && x < hole.right && y >= hole.top && y < hole.bottom;
    if (inside || ((x + y) & 1) === 1) return;
    colours.push(toOklab(frame.data[at]!, frame.data[at + 1]!, frame.data[at + 2]!));
  });
  if (colours.length === 0) return true;
  const mean = (channel: 'l' | 'a' | 'b'): number =>
    colours.reduce((sum, colour) => sum + colour[channel], 0) / colours.length;
  const middle = { l: mean('l'), a: mean('a'), b: mean('b') };
  const other = colours.filter(
    ({ l, a, b }) => Math.hypot(l - middle.l, a - middle.a, b - middle.b) > OTHER,
  ).length;
  return other <= SPECKS * colours.length;
}
