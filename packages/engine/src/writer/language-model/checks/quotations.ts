import { wordsOf } from '../../../gatherers/copy/index.ts';

/** Text between double quotation marks of any style. */
const QUOTED = /[“”„«»"]([^“”„«»"]*)[“”„«»"]/g;

export const withoutQuotations = (words: string): string => words.replace(QUOTED, ' ⸱ ');

const quotationsIn = (words: string): string[] =>
  [...words.matchAll(QUOTED)].map(([, inside]) => inside ?? '');

/** Share of a text, 0..1. If more is quoted, it repeats the ad instead of stating a finding. */
const MOST_QUOTED = 0.6;

/** Whether every quotation is in one of these texts, and enough words around them say something. */
export function areQuotationsVerbatim(words: string, texts: string): boolean {
  const known = even(texts);
  const quoted = quotationsIn(words);
  const length = quoted.reduce((sum, each) => sum + each.length, 0);
  return length <= words.length * MOST_QUOTED && quoted.every((each) => known.includes(even(each)));
}

/** This many of the ad's words in a row without quotation marks let the ad speak as if it were the report. */
const SPOKEN = 4;

export function repeatsAdUnquoted(said: string, adWords: string): boolean {
  const ad = ` ${plainWords(adWords).join(' ')} `;
  const words = plainWords(said);
  return words.some((_, index) => {
    const run = words.slice(index, index + SPOKEN);
    return run.length === SPOKEN && ad.includes(` ${run.join(' ')} `);
  });
}

const plainWords = (text: string): string[] => wordsOf(text).map(({ lower }) => lower);

/** Normalizes case, apostrophes and spaces, and drops the final punctuation where a quotation was cut. */
const even = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.,…!?]+$/, '');
