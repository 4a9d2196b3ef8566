import { ENOUGH_LETTERS, languageOf, wordsOf } from '../../gatherers/copy/index.ts';

/** Letters of two scripts within one word: a script that the reader does not know, never a word of the ad. */
export const NOT_READ_AS_LATIN =
  /(?=[\p{L}]*\p{Script=Latin})[\p{L}]*[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Han}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|\p{Script=Cyrillic}|\p{Script=Greek}{2}/u;

/** Whether words read in a picture are English, or too few to be told from it. */
export function languageOfWords(text: string): boolean {
  const language = languageOf(text, wordsOf(text));
  return language === 'en' || language === null;
}

/** Whether a line is English: what is short has the language of all words that it stands among. */
export const isEnglishAmong = (line: string, all: string): boolean =>
  languageOfWords(line.replace(/[^\p{L}]/gu, '').length < ENOUGH_LETTERS ? all : line);
