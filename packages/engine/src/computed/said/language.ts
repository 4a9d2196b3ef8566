import { ENOUGH_LETTERS, languageOf, wordsOf } from '../../gatherers/copy/index.ts';

/** Mixes two scripts in one word. Real words do not; the OCR did not know the script. */
export const NON_LATIN_SCRIPT =
  /(?=[\p{L}]*\p{Script=Latin})[\p{L}]*[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Han}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|\p{Script=Cyrillic}|\p{Script=Greek}{2}/u;

/** Whether words read in a picture are English, or too few to tell. */
export function isEnglishOrUndetermined(text: string): boolean {
  const language = languageOf(text, wordsOf(text));
  return language === 'en' || language === null;
}

/** Whether a line is English. A short line gets the language of all the words around it. */
export const isEnglishAmong = (line: string, all: string): boolean =>
  isEnglishOrUndetermined(line.replace(/[^\p{L}]/gu, '').length < ENOUGH_LETTERS ? all : line);
