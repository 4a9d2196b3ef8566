import type { TextLine } from '../../artifacts/artifacts.ts';
import { area, type Box, enclosing } from '../../geometry.ts';
import { isPart } from './breaks-off.ts';
import { isQuotable, lineName } from './line-name.ts';
import { placeName } from '../layout/place-name.ts';
import { quote } from './quote.ts';
import { trust } from './main-lines.ts';
import { weighedMean } from '../arithmetic/soft-worst.ts';

export interface Headline {
  readonly text: string;
  /** To follow 'the headline': its words in quotation marks, or where it stands when they were misread or are half of it. */
  readonly name: string;
  readonly box: Box;
  /** Mean height of its letters, as a share of the frame's height. */
  readonly height: number;
  readonly lines: readonly TextLine[];
}

/** Where nothing was counted as a headline, a name this many times as high as the rest is what is read first. */
const TOWERS = 1.5;

/**
 * The headline's lines as one; where none was counted as a headline, the most prominent other line, or the name that
 * towers over it; null without words.
 */
export function headlineOf(text: readonly TextLine[]): Headline | null {
  const lines = text.filter((line) => line.role === 'headline');
  if (lines.length > 0) return joined(lines);
  const names = text.filter((line) => line.role === 'brand');
  const second = text
    .filter((line) => line.role === 'offer' || line.role === 'body')
    .toSorted((a, b) => sureHeight(b) - sureHeight(a))[0];
  if (!second) return names.length > 0 ? joined(names) : null;
  const towering = names.filter((line) => sureHeight(line) > TOWERS * sureHeight(second));
  return joined(towering.length > 0 ? towering : [second]);
}

const sureHeight = ({ height, confidence }: TextLine): number => height * trust(confidence);

const joined = (lines: readonly TextLine[]): Headline => ({
  text: lines.map((line) => line.text).join(' '),
  name: nameOf(lines),
  box: enclosing(lines.map((line) => line.box)),
  height: weighedMean(lines.map((line) => ({ value: line.height, weight: Math.max(area(line.box), 1e-6) }))),
  lines,
});

function nameOf(lines: readonly TextLine[]): string {
  const words = [...new Set(lines.filter(isQuotable).map((line) => line.text))].join(' ');
  return words !== '' && !isPart(words) ? quote(words) : placeName(enclosing(lines.map((line) => line.box)));
}

/** A line within a sentence of advice: one of a headline goes by the whole of it, which is not to be torn apart. */
export const nameWithin = (line: TextLine, text: readonly TextLine[]): string =>
  line.role === 'headline' ? `the headline ${headlineOf(text)?.name ?? ''}`.trim() : lineName(line);
