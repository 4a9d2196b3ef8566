import { type Box, centre } from '../../geometry.ts';

/** Between these ratios of width to height the reading way turns from downwards to rightwards. Judgment. */
const STACKED = 1.5;
const STRIP = 4;

/** Even in a tall layout the eye goes a little from left to right. */
const LEAST_ACROSS = 0.15;

/** How far down the reading way a box stands, 0 (start) .. 1 (end); `ratio` is the frame's width over its height. */
export const readingPosition = (box: Box, ratio: number): number => positionOn(runsAcross(ratio), box);

/**
 * How much further down the reading way `later` stands than `earlier`, -1 .. 1. What stands in one column is read
 * downwards in a strip, too.
 */
export function readingLead(later: Box, earlier: Box, ratio: number): number {
  const turn = runsAcross(ratio) * (1 - columnShared(later, earlier));
  return positionOn(turn, later) - positionOn(turn, earlier);
}

/** How far two boxes stand in one column, 0 (side by side) .. 1 (the narrower over or under the other). */
export function columnShared(a: Box, b: Box): number {
  const shared = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  return Math.min(1, Math.max(0, shared / Math.max(Math.min(a.w, b.w), 1e-6)));
}

/** How far the reading way of a frame runs to the right, 0 (down a page) .. 1 (along a strip). */
export const runsAcross = (ratio: number): number =>
  Math.min(1, Math.max(0, Math.log(ratio / STACKED) / Math.log(STRIP / STACKED)));

function positionOn(turn: number, box: Box): number {
  const across = LEAST_ACROSS + (1 - 2 * LEAST_ACROSS) * turn;
  const { x, y } = centre(box);
  return across * x + (1 - across) * y;
}

/** Distance on the reading way at which 'after' is beyond doubt. Judgment. */
const CLEARLY = 0.12;

/** 0 (well before) .. 0.5 (abreast) .. 1 (well after). */
export const after = (later: number, earlier: number): number => afterBy(later - earlier);

/** The same by how much further on the later one stands. */
export const afterBy = (lead: number): number => 0.5 + 0.5 * Math.tanh(lead / CLEARLY);
