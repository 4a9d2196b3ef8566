import type { PictureWord } from './picture-words.ts';

const ENDING = /(?:'s|ies|es|s|ied|ed|ing|iest|ier|ily|er|est|ly)$/;
/** Endings whose i replaces a y: 'tasty' matches 'tastier', but 'delivery' does not match 'delivering'. */
const WITH_Y = /(?:ies|ied|iest|ier|ily)$/;

/** From this length on, a word is probably several that OCR ran together. */
const RUN_TOGETHER = 13;
/** Shorter list entries occur inside other words by chance. */
const TELLING = 5;

/** Whether a word of the picture, in any common form, is in the list. */
export const matchesList =
  (list: ReadonlySet<string>) =>
  ({ word }: PictureWord): boolean =>
    list.has(word) || inflected(word, list) || (word.length >= RUN_TOGETHER && holdsOne(word, list));

function inflected(word: string, list: ReadonlySet<string>): boolean {
  const stem = word.replace(ENDING, '');
  if (stem === word || stem.length < 3) return false;
  return WITH_Y.test(word) ? list.has(`${stem}y`) : list.has(stem) || list.has(`${stem}e`);
}

const holdsOne = (word: string, list: ReadonlySet<string>): boolean =>
  [...list].some((entry) => entry.length >= TELLING && word.includes(entry));

/** Letters beyond which a word counts as several run together and is not judged by its length. */
export const LONGEST_WORD = 15;
