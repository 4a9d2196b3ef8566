/** Letters that no accent parts from their plain form. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ς: 'σ',
};

/** Accents of European letters, vowel points of Arabic and Hebrew; the vowels of other scripts are no accents. */
const ACCENTS = /[\u0300-\u036f\u0591-\u05c7\u0640\u064b-\u065f]/g;

/** As readers and typists write it: lower case, without accents, which a reader loses and a headline in capitals lacks. */
export const withoutAccents = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .replace(/[ßıłøđæœς]/g, (letter) => PLAIN[letter]!);

/** Its words without accents, hyphens and apostrophes. */
export const foldedWords = (text: string): string[] =>
  withoutAccents(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

/** Scripts that part no words by spaces. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

export const isUnspaced = (text: string): boolean => UNSPACED.test(text);
