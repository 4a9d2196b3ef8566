import { isInDictionary } from '../../words/index.ts';

/** A capital inside a word, or small letters after several capitals: 'WoRk', 'KITChen'. */
const MIXED = /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u;
/** Shorter words prove nothing: 'kW' and 'PhD' are written that way. */
const TELLING = 4;
/** Share of capitals in a line from which it is set in capitals. */
const MOSTLY = 0.5;

/** A word that ends in a letter with the same shape in both cases: 'NoW', not 'SaaS' or 'PoS'. */
const LARGE_END = /(?<!\p{L})\p{L}\p{Ll}+(?:[CUVWXZ]|(?<=[^aeiou])[OS])(?!\p{L})/gu;

const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/**
 * In heavy type small letters are as tall as capitals, so the reader mixes them within a word. No designer sets text that
 * way: a line that is mostly capitals is all capitals, and no dictionary word ends in a single capital.
 */
export function correctCapitals(line: string): string {
  const words = line.match(/\p{L}+/gu) ?? [];
  const isMixed = words.some((word) => word.length >= TELLING && MIXED.test(word));
  if (isMixed && count(line, /\p{Lu}/gu) >= MOSTLY * count(line, /\p{L}/gu)) return line.toUpperCase();
  return line.replace(LARGE_END, (word) => {
    const small = word.slice(0, -1) + word.slice(-1).toLowerCase();
    return isInDictionary(small.toLowerCase()) ? small : word;
  });
}
