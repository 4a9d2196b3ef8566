/** Letters that Unicode normalization does not decompose into a plain letter. */
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

/** European accents, plus Arabic and Hebrew vowel points. Vowel signs of other scripts are not accents. */
const ACCENTS = /[\u0300-\u036f\u0591-\u05c7\u0640\u064b-\u065f]/g;

/** Lower case without accents, because a reader loses them and all-caps headlines often lack them. */
export const withoutAccents = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .replace(/[ßıłøđæœς]/g, (letter) => PLAIN[letter]!);

/** The words without accents, split at hyphens and apostrophes. */
export const foldedWords = (text: string): string[] =>
  withoutAccents(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

/** Scripts that do not separate words by spaces. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

export const isUnspaced = (text: string): boolean => UNSPACED.test(text);
