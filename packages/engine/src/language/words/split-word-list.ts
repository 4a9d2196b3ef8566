/** Splits a word list at commas and line breaks. */
export const splitWordList = (text: string): readonly string[] =>
  text
    .split(/[,\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
