import type { TextLine } from '../../artifacts.ts';
import { area, type Box, enclosing } from '../../geometry.ts';
import { isQuotable } from './line-name.ts';
import { placeName } from '../layout/place-name.ts';
import { quote } from './quote.ts';
import { trust } from './main-lines.ts';
import { weighedMean } from '../arithmetic/soft-worst.ts';

export interface Headline {
  readonly text: string;
  /** To follow 'the headline': its words in quotation marks, or where it stands when they were misread. */
  readonly name: string;
  readonly box: Box;
  /** Mean height of its letters, as a share of the frame's height. */
  readonly height: number;
  readonly lines: readonly TextLine[];
}

/** A name this many times as high as every line of the message is read first: it is of the headline, too. */
const TOWERS = 1.5;

/**
 * The headline's lines as one, with a brand name that towers over them; the most prominent other line where none was
 * counted as a headline; null without words.
 */
export function headlineOf(text: readonly TextLine[]): Headline | null {
  const lines = text.filter((line) => line.role === 'headline');
  const others = text.filter((line) => line.role === 'offer' || line.role === 'body');
  const second = others.toSorted((a, b) => sureHeight(b) - sureHeight(a))[0];
  const lead = lines.length > 0 ? lines : second ? [second] : [];
  const tallest = Math.max(0, ...[...lines, ...others].map(sureHeight));
  const towering = text.filter((line) => line.role === 'brand' && sureHeight(line) > TOWERS * tallest);
  if (towering.length === 0) return lead.length > 0 ? joined(lead) : null;
  const height = Math.max(...towering.map((line) => line.height));
  const kept = new Set([...towering, ...lead.filter((line) => line.height > SCRAP * height)]);
  return joined(text.filter((line) => kept.has(line)));
}

/** Beside a name that towers over it, a stray line on a product or in a margin is no headline. */
export const SCRAP = 0.25;

const sureHeight = ({ height, confidence }: TextLine): number => height * trust(confidence);

const joined = (lines: readonly TextLine[]): Headline => ({
  text: lines.map((line) => line.text).join(' '),
  name: nameOf(lines),
  box: enclosing(lines.map((line) => line.box)),
  height: weighedMean(lines.map((line) => ({ value: line.height, weight: Math.max(area(line.box), 1e-6) }))),
  lines,
});

function nameOf(lines: readonly TextLine[]): string {
  const legible = lines.filter(isQuotable);
  return legible.length > 0
    ? quote([...new Set(legible.map((line) => line.text))].join(' '))
    : placeName(enclosing(lines.map((line) => line.box)));
}
