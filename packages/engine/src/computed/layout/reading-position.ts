import { type Box, centre } from '../../geometry.ts';

/** Between these ratios of width to height the reading way turns from downwards to rightwards. Judgment. */
const STACKED = 1.5;
const STRIP = 4;

/** Even in a tall layout the eye goes a little from left to right. */
const LEAST_ACROSS = 0.15;

/** How far down the reading way a box stands, 0 (start) .. 1 (end); `ratio` is the frame's width over its height. */
export function readingPosition(box: Box, ratio: number): number {
  const wide = Math.min(1, Math.max(0, Math.log(ratio / STACKED) / Math.log(STRIP / STACKED)));
  const across = LEAST_ACROSS + (1 - 2 * LEAST_ACROSS) * wide;
  const { x, y } = centre(box);
  return across * x + (1 - across) * y;
}

/** Distance on the reading way at which 'after' is beyond doubt. Judgment. */
const CLEARLY = 0.12;

/** 0 (well before) .. 0.5 (abreast) .. 1 (well after). */
export const after = (later: number, earlier: number): number =>
  0.5 + 0.5 * Math.tanh((later - earlier) / CLEARLY);
