import { wordsOf } from '../../../gatherers/copy/index.ts';

/** Words between double quotation marks of any make. */
const QUOTED = /[“”„«»"]([^“”„«»"]*)[“”„«»"]/g;

export const withoutQuotations = (words: string): string => words.replace(QUOTED, ' ⸱ ');

const quotationsIn = (words: string): string[] =>
  [...words.matchAll(QUOTED)].map(([, inside]) => inside ?? '');

/** A sentence of which more than this is quoted says what the ad says, not what was found. */
const MOST_QUOTED = 0.6;

/** Every quotation stands in one of these texts, and the words around them still say something. */
export function quotesTruly(words: string, texts: string): boolean {
  const known = even(texts);
  const quoted = quotationsIn(words);
  const length = quoted.reduce((sum, each) => sum + each.length, 0);
  return length <= words.length * MOST_QUOTED && quoted.every((each) => known.includes(even(each)));
}

/** So many words of the ad in a row, without quotation marks, are the ad speaking in the report's name. */
const SPOKEN = 4;

export function speaksFor(said: string, adWords: string): boolean {
  const ad = ` ${plainWords(adWords).join(' ')} `;
  const words = plainWords(said);
  return words.some((_, index) => {
    const run = words.slice(index, index + SPOKEN);
    return run.length === SPOKEN && ad.includes(` ${run.join(' ')} `);
  });
}

const plainWords = (text: string): string[] => wordsOf(text).map(({ lower }) => lower);

/** In one case, with single spaces, without the stop or dots that a quotation is cut with. */
const even = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.,…!?]+$/, '');
