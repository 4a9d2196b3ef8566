/** A capital inside a word, or small letters behind several: 'WoRk', 'KITChen'. */
const MIXED = /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u;
/** Letters from which a word tells; 'kW' and 'PhD' are written so. */
const TELLING = 4;
/** Share of a line's letters in capitals from which it is set in them. */
const MOSTLY = 0.5;

const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/**
 * Heavy type is as high in small letters as in capitals, and the reader takes one for the other within a word, which
 * nobody sets: a line of which most is in capitals is in capitals.
 */
export function settleCapitals(line: string): string {
  const words = line.match(/\p{L}+/gu) ?? [];
  if (!words.some((word) => word.length >= TELLING && MIXED.test(word))) return line;
  return count(line, /\p{Lu}/gu) >= MOSTLY * count(line, /\p{L}/gu) ? line.toUpperCase() : line;
}
