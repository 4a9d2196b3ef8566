import { hex, toOklab } from '../../color-space.ts';
import type { Frame } from '../../gatherers/frame/index.ts';
import type { Box } from '../../geometry.ts';
import { eachPixel, regionOf } from './region.ts';

/** OKLab distance from the ring's mean beyond which a pixel belongs to an object, and the share of such pixels that is tolerated. */
const OTHER = 0.1;
const SPECKS = 0.015;

/** The same for a background that an element may be placed on: a grainy wall counts as background, a leg in front of it does not. */
const GRAIN = 0.14;
const LET_PASS = 0.04;

/** Whether the box shows only background, which may be grainy, and no part of an object. */
export const isPlainBackground = (frame: Frame, box: Box): boolean =>
  outlierShare(frame, box, NOTHING, GRAIN) <= LET_PASS;

const NOTHING: Box = { x: 0, y: 0, w: 0, h: 0 };

/** Whether the area inside `outer` and outside `inner` is only background, so nothing would be covered there. */
export const isBackgroundRing = (frame: Frame, outer: Box, inner: Box): boolean =>
  outlierShare(frame, outer, inner, OTHER) <= SPECKS;

/** Share of the pixels inside `outer` and outside `inner` whose OKLab distance from their mean exceeds `reach`. */
function outlierShare(frame: Frame, outer: Box, inner: Box, reach: number): number {
  const hole = regionOf(inner, frame);
  const colors: { l: number; a: number; b: number }[] = [];
  eachPixel(regionOf(outer, frame), frame.width, (at, _index, x, y) => {
    const inside = x >= hole.left && x < hole.right && y >= hole.top && y < hole.bottom;
    if (inside || ((x + y) & 1) === 1) return;
    colors.push(toOklab(frame.data[at]!, frame.data[at + 1]!, frame.data[at + 2]!));
  });
  if (colors.length === 0) return 0;
  const mean = (channel: 'l' | 'a' | 'b'): number =>
    colors.reduce((sum, color) => sum + color[channel], 0) / colors.length;
  const middle = { l: mean('l'), a: mean('a'), b: mean('b') };
  const other = colors.filter(({ l, a, b }) => Math.hypot(l - middle.l, a - middle.a, b - middle.b) > reach);
  return other.length / colors.length;
}

/** Mean color in the box, hex. */
export function meanColor(frame: Frame, box: Box): string {
  const sums = [0, 0, 0];
  let count = 0;
  eachPixel(regionOf(box, frame), frame.width, (at) => {
    for (let channel = 0; channel < 3; channel++) sums[channel]! += frame.data[at + channel]!;
    count++;
  });
  const [red, green, blue] = sums.map((sum) => Math.round(sum / Math.max(1, count)));
  return hex(red ?? 0, green ?? 0, blue ?? 0);
}
