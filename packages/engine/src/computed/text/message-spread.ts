import { gapBetween } from '../layout/box-gap.ts';
import type { TextLine } from '../../artifacts/artifacts.ts';
import { diversity } from '../arithmetic/diversity.ts';
import type { MainLine } from './main-lines.ts';

/** Two lines of 5% of the frame's height are half one message at this gap, about two and a half lines. Chosen by judgment. */
const REACH = 2.5;

/** Reach of the smallest type, as a share of the frame's height, so that tiny lines of one paragraph stay together. */
const LEAST_REACH = 0.05;

/** How many separate messages the lines make, from 1. Lines close to each other count as one. */
export const messageSpread = (lines: readonly MainLine[], ratio: number): number =>
  diversity(lines, (a, b) => nearness(a.line, b.line, ratio));

/** Sorts lines by the distance to their nearest other text, including brand names, farthest first. */
export function mostIsolatedFirst(
  lines: readonly TextLine[],
  all: readonly TextLine[],
  ratio: number,
): readonly TextLine[] {
  const near = new Map(lines.map((line) => [line, nearest(line, all, ratio)]));
  return lines.toSorted((a, b) => near.get(a)! - near.get(b)!);
}

/** 0..1 */
const nearest = (line: TextLine, all: readonly TextLine[], ratio: number): number =>
  Math.max(0, ...all.filter(({ box }) => box !== line.box).map((other) => nearness(line, other, ratio)));

function nearness(a: TextLine, b: TextLine, ratio: number): number {
  const reach = Math.max(LEAST_REACH, REACH * Math.max(a.height, b.height));
  return 2 ** -((gapBetween(a.box, b.box, ratio) / reach) ** 2);
}
