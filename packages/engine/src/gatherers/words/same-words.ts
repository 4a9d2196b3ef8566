import { editDistance } from './edit-distance.ts';

/** Share of the letters that may be misread between two readings of one line. */
const MISREAD = 0.25;

const letters = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}%€$£]/gu, '');

/** Whether two readings are of the same words: alike but for spaces, signs and a letter in four. */
export const sameWords = (a: string, b: string): boolean => sameLetters(letters(a), letters(b));

/**
 * The same of readings that are nothing but small letters and figures.
 * @param misread share of the letters that may differ
 */
export function sameLetters(one: string, two: string, misread = MISREAD): boolean {
  if (one === two) return true;
  const longest = Math.max(one.length, two.length);
  // At least as many edits as one is longer.
  if (longest < 3 || Math.abs(one.length - two.length) > misread * longest) return false;
  return editDistance(one, two) <= misread * longest;
}
