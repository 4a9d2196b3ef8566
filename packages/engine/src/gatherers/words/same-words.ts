import { editDistance } from './edit-distance.ts';

/** Maximum share of letters that may differ between two readings of one line. */
const MISREAD = 0.25;

const letters = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}%€$£]/gu, '');

/** Whether two readings are of the same words, ignoring spaces, punctuation and up to a quarter of the letters. */
export const sameWords = (a: string, b: string): boolean => sameLetters(letters(a), letters(b));

/**
 * Like `sameWords`, for readings that consist only of lowercase letters and digits.
 * @param misread share of the letters that may differ
 */
export function sameLetters(one: string, two: string, misread = MISREAD): boolean {
  if (one === two) return true;
  const longest = Math.max(one.length, two.length);
  // The edit distance is at least the difference in length.
  if (longest < 3 || Math.abs(one.length - two.length) > misread * longest) return false;
  return editDistance(one, two) <= misread * longest;
}
