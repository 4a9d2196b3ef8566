import { plainText } from '../formats/plain-text.ts';

/** Maximum length of a run of letters without a line break opportunity. The narrowest column holds half of it. */
const LONGEST_RUN = 22;

const BREAK = '\u200b';
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const LONG = new RegExp(`[^\\s\\u00ad\\u200b-]{${LONGEST_RUN + 1},}`, 'gu');

/** Adds invisible line break opportunities, between whole letters, to words that are too long for a column. */
export const breakable = (text: string): string =>
  text.replaceAll(LONG, (run) => {
    const letters = [...graphemes.segment(run)].map(({ segment }) => segment);
    return letters
      .map((letter, index) => (index > 0 && index % (LONGEST_RUN / 2) === 0 ? BREAK + letter : letter))
      .join('');
  });

/** Makes every text in a document safe to typeset. */
export function printable<Value>(value: Value): Value;
export function printable(value: unknown): unknown {
  if (typeof value === 'string') return breakable(plainText(value));
  if (Array.isArray(value)) return value.map((item) => printable(item));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, printable(item)]));
  return value;
}
