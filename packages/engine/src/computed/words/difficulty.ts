import { syllable } from 'syllable';
import { familiarityOf } from '../../gatherers/words/index.ts';

/** How hard a word is to read at a glance, 0..1. Long by its letters, growing from six to nine so that one letter does not decide; a short or common word is read at a glance. */
export const difficulty = (word: string): number => longness(word) * rarity(word);
export const letters = (word: string): number => word.replaceAll(/[^\p{L}]/gu, '').length;
const longness = (word: string): number =>
  syllable(word) < LONG_SOUND ? 0 : Math.min(1, Math.max(0, (letters(word) - 5.5) / 3));

/** 'Forward' and 'cookie' are said at once. */
const LONG_SOUND = 3;
/** Logarithms of the times in 51 million words from which a word is common, and under which it is rare. Judgment. */
const COMMON = 3;
const RARE = 2;
const rarity = (word: string): number =>
  Math.min(1, Math.max(0, (COMMON - familiarityOf({ lower: word })) / (COMMON - RARE)));
