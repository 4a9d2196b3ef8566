import { syllable } from 'syllable';
import type { CopySentence } from '../../artifacts/copy-artifacts.ts';
import type { Word } from './words.ts';

/**
 * Flesch reading ease (Flesch 1948): about 0 (hard) to 100 (easy), beyond either end in short texts.
 * Ignores numbers, because they are read at a glance however long they are when spoken.
 */
export function readingEase(words: readonly Word[], sentences: readonly CopySentence[]): number {
  const spoken = words.filter(({ lower }) => /^\p{L}/u.test(lower));
  if (spoken.length === 0) return 0;
  const syllables = spoken.reduce((sum, { lower }) => sum + Math.max(1, syllable(lower)), 0);
  const lines = Math.max(1, sentences.filter(({ words }) => words > 0).length);
  const ease = 206.835 - 1.015 * (spoken.length / lines) - 84.6 * (syllables / spoken.length);
  return Math.round(ease * 10) / 10;
}
