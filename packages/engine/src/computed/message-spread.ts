import { type Weighed, weighedMean } from './soft-worst.ts';
import { gapBetween } from './box-gap.ts';
import type { MainLine } from './main-lines.ts';

/** Two lines of 5 % of the frame's height are half one message at this gap: about two and a half lines apart. Judgement. */
const REACH = 2.5;

/** Reach of the smallest type, so that tiny lines of one paragraph are not counted apart. Share of the frame's height. */
const LEAST_REACH = 0.05;

/**
 * How many separate messages the lines make, from 1: the diversity of order 2 with similarity by nearness
 * (Leinster and Cobbold 2012). Nothing is clustered, so that a line moved a little never makes a new message.
 */
export function messageSpread(lines: readonly MainLine[], ratio: number): number {
  const all = lines.reduce((sum, { weight }) => sum + weight, 0);
  let alike = 0;
  for (const a of lines)
    for (const b of lines) alike += (a.weight / all) * (b.weight / all) * nearness(a, b, ratio);
  return 1 / alike;
}

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
