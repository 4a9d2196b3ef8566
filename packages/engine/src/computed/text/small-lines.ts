import type { TextLine } from '../../artifacts/artifacts.ts';
import { contentWords, wordsOf } from '../../gatherers/copy/index.ts';
import { isRequest, isOffer } from '../../language/index.ts';
import { nameForAdvice } from './headline.ts';
import { isNamedByWords, isQuotable, lineName } from './line-name.ts';
import { isFact } from './listed-facts.ts';
import { MAX_HEIGHT_RATIO } from '../sentences/sentences-over-lines.ts';

/** A line with its letter height as shown, in CSS pixels. */
export interface SizedLine {
  readonly line: TextLine;
  readonly value: number;
}

/** Roles that an ad is read for. */
const KEY: ReadonlySet<TextLine['role']> = new Set(['headline', 'offer', 'callToAction']);

/** Drops lines that say nothing on their own, such as 'from' next to a price, unless there are no others. */
export function meaningfulLines<Line extends SizedLine>(small: readonly Line[]): readonly Line[] {
  const some = small.filter(
    ({ line: { role, text } }) =>
      /\p{N}/u.test(text) ||
      contentWords(wordsOf(text)).length > 0 ||
      (KEY.has(role) && wordsOf(text).length > 1),
  );
  return some.length > 0 ? some : small;
}

/** Whether missing this line means missing what the ad is for: the headline, an offer, a request, a date, an address. */
export const isKeyLine = ({ line }: SizedLine): boolean =>
  KEY.has(line.role) || isOffer(line.text) || isRequest(line.text) || isFact(line);

/**
 * Picks the one line to name among those that are too small: the one that is smaller than the others, or the only one that
 * says what the ad is for. Null when they should be reported together, such as rows of a timetable or a price list, and
 * when it is one of several and could only be named by its position.
 * @param small lines that are too small; of several that belong together the first is named
 */
export function lineToName<Line extends SizedLine>(small: readonly Line[]): Line | null {
  const named = smallestOrKey(small);
  return named && small.length > 1 && !isFound(named.line) ? null : named;
}

const isFound = (line: TextLine): boolean => line.role === 'headline' || isNamedByWords(line);

function smallestOrKey<Line extends SizedLine>(small: readonly Line[]): Line | null {
  const smallest = Math.min(...small.map(({ value }) => value));
  const alike = small.filter(({ value }) => value <= MAX_HEIGHT_RATIO * smallest);
  if (alike.length === 1) return alike[0]!;
  const [first, ...others] = alike.filter(isKeyLine);
  return first && others.every(({ line }) => isSameElement(line, first.line)) ? first : null;
}

/** Whether two lines belong together: the same line, or both of the headline, the offer or the request. */
export const isSameElement = (a: TextLine, b: TextLine): boolean =>
  a === b || (KEY.has(a.role) && a.role === b.role);

/** Next to advice on the headline, 'the line at the bottom' would read as a different line. */
const isUnreadHeadline = (line: TextLine): boolean => line.role === 'headline' && !isQuotable(line);

/** Names a line that is too small or too faint. Uses the whole headline when more of the headline is affected. */
export const nameAmong = (
  named: TextLine,
  poor: readonly { readonly line: TextLine }[],
  text: readonly TextLine[],
): string =>
  isUnreadHeadline(named) || poor.some(({ line }) => line !== named && isSameElement(line, named))
    ? nameForAdvice(named, text)
    : lineName(named);

/** Moves the named line to the front, because the text of a finding refers to the first line it shows. */
export const namedFirst = <Line>(lines: readonly Line[], named: Line | null): readonly Line[] =>
  named === null ? lines : [named, ...lines.filter((line) => line !== named)];
