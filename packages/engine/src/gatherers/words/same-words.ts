import { editDistance } from './edit-distance.ts';

/** Share of the letters that may be misread between two readings of one line. */
const MISREAD = 0.25;

const letters = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}%€$£]/gu, '');

/** Whether two readings are of the same words: alike but for spaces, signs and a letter in four. */
export const sameWords = (a: string, b: string): boolean => sameLetters(letters(a), letters(b));

/** The same of readings that are nothing but small letters and figures. */
export function sameLetters(one: string, two: string): boolean {
  if (one === two) return true;
  const longest = Math.max(one.length, two.length);
  if (longest < 3) return false;
  return editDistance(one, two) <= MISREAD * longest;
}
