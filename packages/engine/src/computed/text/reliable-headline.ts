import { endsMidSentence, isFragment } from '../sentences/sentence-fragments.ts';
import type { TextLine } from '../../artifacts/artifacts.ts';
import type { Element, Elements } from '../../elements/elements.ts';
import { wordsOf } from '../../gatherers/copy/index.ts';
import { isInDictionary } from '../../gatherers/words/index.ts';
import { formatMessage } from '../../messages/format-message.ts';
import { type Headline, headlineOf } from './headline.ts';
import { isQuotable } from './line-name.ts';

const MESSAGES = { inHeadline: 'In or below {headline}, {told}.' } as const;

/** Below this probability the words may belong to another line, and statements about the headline would be wrong. Chosen by judgment. */
const SURE = 0.8;
/** A single word is a name or an exclamation. */
const LEAST = 2;
/** Signs that more of the headline is there but was not read, after or before. */
const MORE = /[-–—,&+]\s*$/;
const BEGUN = /^\s*[,;:.)!?]/;

/**
 * The headline when its wording can be discussed: certainly the headline, certainly read, more than the brand's name, and
 * complete. Null when any of that is in doubt.
 */
export function reliableHeadline(text: readonly TextLine[], elements: Elements): Headline | null {
  if ((elements.headline?.p ?? 1) < SURE) return null;
  const lines = text.filter(({ role }) => role === 'headline');
  const headline = headlineOf(lines);
  if (!headline || !lines.every(isQuotable)) return null;
  if (endsMidSentence(headline.text) || MORE.test(headline.text) || BEGUN.test(headline.text)) return null;
  const brand = brandWords(text, elements);
  const own = wordsOf(headline.text).filter(({ stem }) => !brand.has(stem));
  return own.length >= LEAST && own.every(({ lower }) => isKnownWord(lower)) ? headline : null;
}

function brandWords(text: readonly TextLine[], { brand }: Elements): ReadonlySet<string> {
  const names = text.filter(({ role }) => role === 'brand').map((line) => line.text);
  return new Set([...names, brand?.text ?? ''].flatMap((name) => wordsOf(name).map(({ stem }) => stem)));
}

/** Whether letters form a known word; otherwise they may be a misreading or half a word. Numbers always pass. */
export const isKnownWord = (lower: string): boolean =>
  lower
    .split(/[-–/]/)
    .every(
      (part) => (/\p{N}/u.test(part) && !/\p{L}{4}/u.test(part)) || part.length < 2 || isInDictionary(part),
    );

/** Whether a text consists only of known words, without OCR scraps. */
export const hasOnlyKnownWords = (text: string): boolean =>
  !/[¡¿©®]/u.test(text) &&
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}'’-]+/u)
    .every(isKnownWord);

/** Advice to say something in the headline; empty when the headline cannot be named. @param told starts with 'say' */
export function headlineAdvice(headline: Headline | null, told: string): { readonly advice?: string } {
  return headline && !isFragment(headline.text)
    ? { advice: formatMessage(MESSAGES.inHeadline, { headline: headline.name, told }) }
    : {};
}

/** Whether all words of an element were read confidently and are not part of a longer text. */
export const isWholeElement = ({ text, lines }: Element, all: readonly TextLine[]): boolean =>
  !isFragment(text) &&
  !endsMidSentence(text) &&
  lines.every((at) => all[at] !== undefined && isQuotable(all[at]));
