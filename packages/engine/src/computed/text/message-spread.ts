import { type Weighed, weighedMean } from '../arithmetic/soft-worst.ts';
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

/** Lines by how far they stand from the rest, the farthest first. */
export function farthestFirst(lines: readonly MainLine[], ratio: number): readonly MainLine[] {
  const near = (line: MainLine): number =>
    weighedMean(
      lines.map((other): Weighed => ({ value: nearness(line, other, ratio), weight: other.weight })),
    );
  return lines.toSorted((a, b) => near(a) - near(b));
}

function nearness(a: MainLine, b: MainLine, ratio: number): number {
  const reach = Math.max(LEAST_REACH, REACH * Math.max(a.line.height, b.line.height));
  return 2 ** -((gapBetween(a.line.box, b.line.box, ratio) / reach) ** 2);
}
