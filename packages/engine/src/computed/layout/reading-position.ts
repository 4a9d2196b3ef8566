import { type Box, centerOf } from '../../geometry.ts';

/** Between these ratios (width / height) the reading direction turns from downward to rightward. Chosen by judgment. */
const STACKED = 1.5;
const STRIP = 4;

/** Even in a tall layout the eye moves slightly from left to right. */
const LEAST_ACROSS = 0.15;

/** How far along the reading path a box is, 0 (start) to 1 (end). `ratio` is the frame's width / height. */
export const readingPosition = (box: Box, ratio: number): number => positionOn(runsAcross(ratio), box);

/**
 * How much further along the reading path `later` is than `earlier`, -1..1. Boxes in one column are read downward even in
 * a strip.
 */
export function readingLead(later: Box, earlier: Box, ratio: number): number {
  const turn = runsAcross(ratio) * (1 - columnShared(later, earlier));
  return positionOn(turn, later) - positionOn(turn, earlier);
}

/** How much two boxes share a column, from 0 (side by side) to 1 (the narrower entirely above or below the other). */
export function columnShared(a: Box, b: Box): number {
  const shared = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  return Math.min(1, Math.max(0, shared / Math.max(Math.min(a.w, b.w), 1e-6)));
}

/** How far the reading path of a frame runs to the right, from 0 (down a page) to 1 (along a strip). */
export const runsAcross = (ratio: number): number =>
  Math.min(1, Math.max(0, Math.log(ratio / STACKED) / Math.log(STRIP / STACKED)));

function positionOn(turn: number, box: Box): number {
  const across = LEAST_ACROSS + (1 - 2 * LEAST_ACROSS) * turn;
  const { x, y } = centerOf(box);
  return across * x + (1 - across) * y;
}

/** Distance on the reading path at which 'after' is beyond doubt. Chosen by judgment. */
const CLEARLY = 0.12;

/** 0 (well before), 0.5 (level), 1 (well after). */
export const after = (later: number, earlier: number): number => afterBy(later - earlier);

/** Like `after`, from the difference of the two positions. */
export const afterBy = (lead: number): number => 0.5 + 0.5 * Math.tanh(lead / CLEARLY);
