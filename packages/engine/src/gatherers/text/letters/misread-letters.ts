import { isInDictionary, lexicon } from '../../words/index.ts';
import { isEnglish } from '../reading-accuracy.ts';

/** Signs that open a Spanish sentence, which the reader sees in place of narrow letters, and those letters. */
const OPENING = /(?<![\p{L}\p{N}])[¡¿](\p{L}+)/gu;
const NARROW = ['i', 'j', 'f', 'l', 't'];

/**
 * Count in 51 million words of film subtitles from which a word is likelier than one in no dictionary. Chosen by judgment,
 * not fitted.
 */
const COMMON = 300;
/** The same where the sign as read cannot be right. */
const LISTED = 20;

/** Corrects an English ad: a zero in a word becomes an o, an o in a figure a zero, and impossible signs what they can be. */
export function correctMisreadLetters(lines: readonly string[]): string[] {
  if (!isEnglish(lines.map((text) => ({ text })))) return [...lines];
  return withCurrency(lines).map((line) =>
    line
      .replace(OPENING, narrowLetter)
      .replace(WITH_ZERO, letterO)
      .replace(CODE, wordInCode)
      .replace(IN_FIGURE, zeros),
  );
}

/** What the reader sees instead of each currency sign before a figure. */
const TAKEN_FOR = { $: 'S', '£': 'fE&', '€': 'CE' } as const;

/** Words that come before a price. */
const PRICED = 'from|only|just|now|was|save|adults|children|tickets|regularly|reg\\.';

/** Restores a misread currency sign where all other prices share one: 'S49' beside 'regularly $95', but not in 'Galaxy S24'. */
function withCurrency(lines: readonly string[]): readonly string[] {
  const signs = new Set(lines.join(' ').match(/[$£€](?=\d)/g));
  const [sign] = signs as ReadonlySet<keyof typeof TAKEN_FOR>;
  if (sign === undefined || signs.size > 1) return lines;
  const letter = `[${TAKEN_FOR[sign]}]`;
  const misread = new RegExp(
    `^${letter}(?=\\d{1,4}(?:[.,]\\d{2})?$)|(?<=\\b(?:${PRICED}) )${letter}(?=\\d)|(?<!\\S)${letter}(?=\\d{1,4}[.,]\\d{2}(?!\\d))`,
    'giu',
  );
  return lines.map((line) => line.replace(misread, sign));
}

/** A word of letters and zeros with the word after it, and an o within a figure or before its percent sign. */
const WITH_ZERO =
  /(?<![\p{L}\p{N}@#./_'’-])(?=0*\p{L})(?=\p{L}*0)[\p{L}0]+(?![\p{L}\p{N}@/_'’-]|\.\p{L})( \p{L}+(?![\p{L}\p{N}]))?/gu;
const IN_FIGURE = /(?<![\p{L}\p{N}@#./_-])\d[\doO]*[oO][\doO]*(?=\s?%|(?<=\d)(?![\p{L}\p{N}@/_-]))/gu;

/** A promotion code of a word and a figure, where the word's last letter was read as a zero: 'HELL010' for 'HELLO10'. */
const CODE = /(?<![\p{L}\p{N}@#./_-])([A-Z]{2,})0([1-9]\d?)(?![\p{L}\p{N}@/_-])/gu;

const wordInCode = (whole: string, letters: string, figure: string): string => {
  const word = `${letters}o`.toLowerCase();
  return isInDictionary(word) && lexicon().count(word) >= LISTED ? `${letters}O${figure}` : whole;
};

const zeros = (figure: string): string => figure.replaceAll(/[oO]/g, '0');

function letterO(whole: string, next = ''): string {
  const word = whole.slice(0, whole.length - next.length);
  const right = word.replaceAll('0', /\p{Ll}/u.test(word) ? 'o' : 'O');
  const times = (text: string): number =>
    isInDictionary(text.toLowerCase()) ? lexicon().count(text.toLowerCase()) : 0;
  if (times(right) < LISTED) return whole;
  // 'T0 DAY' was one word that the zero split.
  const one = `${right}${next.trim()}`;
  return next !== '' && times(one) >= COMMON ? one : `${right}${next}`;
}

function narrowLetter(whole: string, rest: string): string {
  const [best] = NARROW.map((letter) => letter + rest.toLowerCase())
    .filter((word) => isInDictionary(word) && lexicon().count(word) >= LISTED)
    .toSorted((a, b) => lexicon().count(b) - lexicon().count(a));
  if (best === undefined) return whole;
  const letter = best.charAt(0);
  return (rest.length > 1 && rest === rest.toUpperCase() ? letter.toUpperCase() : letter) + rest;
}
