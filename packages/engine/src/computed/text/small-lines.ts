import type { TextLine } from '../../artifacts/artifacts.ts';
import { contentWords, wordsOf } from '../../gatherers/copy/index.ts';
import { isAsk, isOffer } from '../../language/index.ts';
import { nameWithin } from './headline.ts';
import { isNamedByWords, isQuotable, lineName } from './line-name.ts';
import { isFact } from './listed-facts.ts';
import { LIKE } from './sentences-over-lines.ts';

/** A line with the height of its letters as it is shown, in CSS pixels. */
export interface SizedLine {
  readonly line: TextLine;
  readonly value: number;
}

/** What an ad is read for. */
const KEY: ReadonlySet<TextLine['role']> = new Set(['headline', 'offer', 'callToAction']);

/** Without those that say nothing by themselves, such as 'from' beside a price, unless there are no others. */
export function telling<Line extends SizedLine>(small: readonly Line[]): readonly Line[] {
  const some = small.filter(
    ({ line: { role, text } }) =>
      /\p{N}/u.test(text) ||
      contentWords(wordsOf(text)).length > 0 ||
      (KEY.has(role) && wordsOf(text).length > 1),
  );
  return some.length > 0 ? some : small;
}

/** Whether a reader who cannot read it misses what the ad is for: the headline, an offer, a request, a date, an address. */
export const matters = ({ line }: SizedLine): boolean =>
  KEY.has(line.role) || isOffer(line.text) || isAsk(line.text) || isFact(line);

/**
 * Which of the lines that are too small is to be named, where one stands out: it is smaller than the others, or says what
 * the ad is for where they do not. null where they are to be told together, as the rows of a timetable or a list of prices, and
 * where it is one of several that would have to be found by its place.
 * @param small lines that are too small; of several that are one thing the first is named
 */
export function standsOut<Line extends SizedLine>(small: readonly Line[]): Line | null {
  const named = smallestOrKey(small);
  return named && small.length > 1 && !isFound(named.line) ? null : named;
}

const isFound = (line: TextLine): boolean => line.role === 'headline' || isNamedByWords(line);

function smallestOrKey<Line extends SizedLine>(small: readonly Line[]): Line | null {
  const smallest = Math.min(...small.map(({ value }) => value));
  const alike = small.filter(({ value }) => value <= LIKE * smallest);
  if (alike.length === 1) return alike[0]!;
  const [first, ...others] = alike.filter(matters);
  return first && others.every(({ line }) => isOneWith(line, first.line)) ? first : null;
}

/** Whether two lines are one thing: the same, or both of the headline, the offer or the request. */
export const isOneWith = (a: TextLine, b: TextLine): boolean =>
  a === b || (KEY.has(a.role) && a.role === b.role);

/** Beside advice on the headline 'the line at the bottom' reads as another one. */
const isUnreadHeadline = (line: TextLine): boolean => line.role === 'headline' && !isQuotable(line);

/** What a line that is too small, or too faint, is called: by the whole headline where more of it is. */
export const nameAmong = (
  named: TextLine,
  poor: readonly { readonly line: TextLine }[],
  text: readonly TextLine[],
): string =>
  isUnreadHeadline(named) || poor.some(({ line }) => line !== named && isOneWith(line, named))
    ? nameWithin(named, text)
    : lineName(named);

/** The lines with the one that is named before the others: what is said of a finding is said of the first that it shows. */
export const namedFirst = <Line>(lines: readonly Line[], named: Line | null): readonly Line[] =>
  named === null ? lines : [named, ...lines.filter((line) => line !== named)];
