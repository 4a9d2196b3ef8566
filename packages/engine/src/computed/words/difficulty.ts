import { syllable } from 'syllable';
import { familiarityOf } from '../../gatherers/words/index.ts';

/** How hard a word is to read at a glance, 0..1. Grows from six to nine letters, so one letter does not decide; common words are easy. */
export const difficulty = (word: string): number => longness(word) * rarity(word);
export const letters = (word: string): number => word.replaceAll(/[^\p{L}]/gu, '').length;
const longness = (word: string): number =>
  syllable(word) < LONG_SOUND ? 0 : Math.min(1, Math.max(0, (letters(word) - 5.5) / 3));

/** Minimum syllables of a hard word: 'forward' and 'cookie' are easy to say. */
const LONG_SOUND = 3;
/** log10 of the count in 51 million words from which a word is common, and below which it is rare. Chosen by judgment. */
const COMMON = 3;
const RARE = 2;
const rarity = (word: string): number =>
  Math.min(1, Math.max(0, (COMMON - familiarityOf({ lower: word })) / (COMMON - RARE)));
