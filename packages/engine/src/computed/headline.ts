import type { TextLine } from '../artifacts.ts';
import { area, type Box, enclosing } from '../geometry.ts';
import { isLegible } from './line-name.ts';
import { placeName } from './place-name.ts';
import { quote } from './quote.ts';
import { weighedMean } from './soft-worst.ts';

export interface Headline {
  readonly text: string;
  /** To follow 'the headline': its words in quotation marks, or where it stands when they were misread. */
  readonly name: string;
  readonly box: Box;
  /** Mean height of its letters, as a share of the frame's height. */
  readonly height: number;
  readonly lines: readonly TextLine[];
}

/** The headline's lines as one; the most prominent other line where none was taken for a headline; null without words. */
export function headlineOf(text: readonly TextLine[]): Headline | null {
  const lines = text.filter((line) => line.role === 'headline');
  if (lines.length > 0) return joined(lines);
  const second = text
    .filter((line) => line.role === 'offer' || line.role === 'body')
    .toSorted((a, b) => b.height * b.confidence - a.height * a.confidence)[0];
  return second ? joined([second]) : null;
}

const joined = (lines: readonly TextLine[]): Headline => ({
  text: lines.map((line) => line.text).join(' '),
  name: nameOf(lines),
  box: enclosing(lines.map((line) => line.box)),
  height: weighedMean(lines.map((line) => ({ value: line.height, weight: Math.max(area(line.box), 1e-6) }))),
  lines,
});

function nameOf(lines: readonly TextLine[]): string {
  const legible = lines.filter(isLegible);
  return legible.length > 0
    ? quote(legible.map((line) => line.text).join(' '))
    : placeName(enclosing(lines.map((line) => line.box)));
}
