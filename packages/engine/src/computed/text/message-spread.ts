import { gapBetween } from '../layout/box-gap.ts';
import { diversity } from '../arithmetic/diversity.ts';
import type { MainLine } from './main-lines.ts';

/** Two lines of 5 % of the frame's height are half one message at this gap: about two and a half lines apart. Judgment. */
const REACH = 2.5;

/** Reach of the smallest type, so that tiny lines of one paragraph are not counted apart. Share of the frame's height. */
const LEAST_REACH = 0.05;

/** How many separate messages the lines make, from 1: lines that stand together are one. */
export const messageSpread = (lines: readonly MainLine[], ratio: number): number =>
  diversity(lines, (a, b) => nearness(a, b, ratio));

/** Lines by how far the nearest other one is, the farthest first. */
export function loneliestFirst(lines: readonly MainLine[], ratio: number): readonly MainLine[] {
  const near = new Map(lines.map((line) => [line, nearest(line, lines, ratio)]));
  return lines.toSorted((a, b) => near.get(a)! - near.get(b)!);
}

/** Whether the first of them stands by itself: what is half one message with its nearest does not. */
export const standsApart = (lines: readonly MainLine[], ratio: number): boolean =>
  lines[0] !== undefined && nearest(lines[0], lines, ratio) < 1 / 2;

/** 0..1 */
const nearest = (line: MainLine, lines: readonly MainLine[], ratio: number): number =>
  Math.max(0, ...lines.filter((other) => other !== line).map((other) => nearness(line, other, ratio)));

function nearness(a: MainLine, b: MainLine, ratio: number): number {
  const reach = Math.max(LEAST_REACH, REACH * Math.max(a.line.height, b.line.height));
  return 2 ** -((gapBetween(a.line.box, b.line.box, ratio) / reach) ** 2);
}
