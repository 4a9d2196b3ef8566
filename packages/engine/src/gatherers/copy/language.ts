import { eld } from 'eld/medium';
import { frequencyOf } from '../words/index.ts';
import type { Word } from './words.ts';

/** Minimum number of letters for reliable language detection from their sequence. */
export const ENOUGH_LETTERS = 25;

/** Share of English words from which a short line is English; the rest are brand names. Chosen by judgment, not fitted. */
const ENGLISH_SHARE = 0.6;

/** Minimum count in 51 million words for a word to be English rather than a stray loan word or name. */
const KNOWN = 200;

/** ISO 639-1 code, or null when the text is too short or too mixed to tell. */
export function languageOf(text: string, words: readonly Word[]): string | null {
  const letters = text.replace(/[^\p{L}]/gu, '').length;
  if (letters === 0) return null;
  const guess = eld.detect(text);
  if (guess.language === 'en' && guess.isReliable()) return 'en';
  if (mostlyEnglish(words) && !(letters >= ENOUGH_LETTERS && certain(guess.getScores(), guess.language)))
    return 'en';
  if (guess.language === '' || (!guess.isReliable() && letters < ENOUGH_LETTERS)) return null;
  return guess.language;
}

/** Whether another language leads English by so much that English-looking words are loan words. */
const certain = (scores: Readonly<Record<string, number>>, language: string): boolean =>
  (scores[language] ?? 0) - (scores['en'] ?? 0) > 0.25;

function mostlyEnglish(words: readonly Word[]): boolean {
  const lettered = words.filter(({ lower }) => /^[a-z']+$/.test(lower) && !letter(lower));
  const others = words.filter(({ lower }) => /^\p{L}/u.test(lower) && !letter(lower)).length;
  const known = lettered.filter(({ lower }) => frequencyOf(lower) >= KNOWN).length;
  return others > 0 && known / others >= ENGLISH_SHARE;
}

/** Single letters, as in spaced-out words, say nothing about the language. */
const letter = (word: string): boolean => word.length === 1 && !/^[ai]$/.test(word);
