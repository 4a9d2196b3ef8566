import { isInDictionary } from '../../words/index.ts';

/** A capital inside a word, or small letters behind several: 'WoRk', 'KITChen'. */
const MIXED = /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u;
/** Letters from which a word tells; 'kW' and 'PhD' are written so. */
const TELLING = 4;
/** Share of a line's letters in capitals from which it is set in them. */
const MOSTLY = 0.5;

/** A word that ends on a letter whose capital has the shape of the small one: 'NoW', not 'SaaS' or 'PoS'. */
const LARGE_END = /(?<!\p{L})\p{L}\p{Ll}+(?:[CUVWXZ]|(?<=[^aeiou])[OS])(?!\p{L})/gu;

const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/**
 * Heavy type is as high in small letters as in capitals, and the reader takes one for the other within a word, which
 * nobody sets: a line of which most is in capitals is in capitals, and no word of the dictionary ends on one.
 */
export function settleCapitals(line: string): string {
  const words = line.match(/\p{L}+/gu) ?? [];
  const isMixed = words.some((word) => word.length >= TELLING && MIXED.test(word));
  if (isMixed && count(line, /\p{Lu}/gu) >= MOSTLY * count(line, /\p{L}/gu)) return line.toUpperCase();
  return line.replace(LARGE_END, (word) => {
    const small = word.slice(0, -1) + word.slice(-1).toLowerCase();
    return isInDictionary(small.toLowerCase()) ? small : word;
  });
}
