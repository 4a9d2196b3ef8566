import type { TextLine } from '../../artifacts.ts';
import { diversity } from '../arithmetic/diversity.ts';
import { prominence, trust } from './main-lines.ts';

export interface SizedLine {
  readonly line: TextLine;
  readonly weight: number;
}

/** Ratio of heights at which two lines are half alike: the smallest step of a typographic scale, 1.125. */
const HALF_ALIKE = Math.log2(1.125);

/** Lines set by the ad's designer, weighed by how surely they were read and how much of the picture they take. */
export const sizedLines = (text: readonly TextLine[]): readonly SizedLine[] =>
  text
    .filter(({ role, height }) => role !== 'brand' && height > 0)
    .map((line) => ({ line, weight: trust(line.confidence) * prominence(line) }));

/** How many sizes of type there are, from 1; sizes that are nearly the same are nearly one. */
export const typeSizes = (lines: readonly SizedLine[]): number =>
  diversity(lines, (a, b) => 2 ** -((step(a.line, b.line) / HALF_ALIKE) ** 2));

const step = (a: TextLine, b: TextLine): number => Math.abs(Math.log2(a.height / b.height));

/** Sizes closer than this look like a mistake, and apart by less than the first are the same. */
const SAME = Math.log2(1.06);
const TELLING = Math.log2(1.3);

/** The two most prominent lines whose sizes differ, but not enough to mean something; null where there are none. */
export function nearSizes(lines: readonly SizedLine[]): readonly [TextLine, TextLine] | null {
  const pairs = lines.flatMap((a, i) => lines.slice(i + 1).map((b) => [a, b] as const));
  const doubtful = pairs.filter(([a, b]) => {
    const apart = step(a.line, b.line);
    return apart > SAME && apart < TELLING;
  });
  const [pair] = doubtful.toSorted((a, b) => b[0].weight * b[1].weight - a[0].weight * a[1].weight);
  if (!pair) return null;
  const [a, b] = pair;
  return a.line.height >= b.line.height ? [a.line, b.line] : [b.line, a.line];
}
