import type { TextLine } from '../../artifacts/artifacts.ts';
import { type LogisticModel, predictProbability, logit } from '../../logistic.ts';
import { isInDictionary, isListedAsName } from '../words/index.ts';
import model from './read-rightly-model.json' with { type: 'json' };

/** Signs that separate a line read correctly to the letter from one that was not. */
export const READING_FEATURES = [
  'sureness',
  'alike',
  'strangeShare',
  'anyStrange',
  'strangeScrap',
  'letters',
] as const;
export type ReadingFeatures = Readonly<Record<(typeof READING_FEATURES)[number], number>>;

/** Reader confidence above this carries no more information. */
const FULL = 0.999;
/** Unknown words this short are scraps of a longer one. */
const SCRAP = 2;
/** Below this share of known words the ad is in another language, where an English word list says nothing. */
const ENGLISH = 0.5;

/** Keeps ¡ and ¿ in the word. They open Spanish sentences, but in English they are misread letters, as in '¡ob'. */
const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}'’¡¿]+/u)
    .filter((word) => /\p{L}/u.test(word));

const isKnown = (word: string): boolean => isInDictionary(word) || isListedAsName(word);

/** @param english whether words missing from the English lists count as strange in this ad */
export function readingFeatures(
  { text, confidence, alike = 1 }: Pick<TextLine, 'text' | 'confidence' | 'alike'>,
  english: boolean,
): ReadingFeatures {
  const words = wordsOf(text);
  const strange = english ? words.filter((word) => !isKnown(word)) : [];
  const letters = lettersIn(words);
  return {
    sureness: logit(confidence, 1 - FULL),
    alike,
    strangeShare: lettersIn(strange) / Math.max(1, letters),
    anyStrange: Number(strange.length > 0),
    strangeScrap: Number(strange.some((word) => word.length <= SCRAP)),
    letters: Math.log(Math.max(1, letters)),
  };
}

const lettersIn = (words: readonly string[]): number => words.reduce((sum, word) => sum + word.length, 0);

/** Whether the lines are mostly English. True when there are no words. */
export function isEnglish(lines: readonly Pick<TextLine, 'text'>[]): boolean {
  const words = lines.flatMap(({ text }) => wordsOf(text));
  return words.filter(isKnown).length >= ENGLISH * words.length;
}

export type ReadingModel = LogisticModel<keyof ReadingFeatures>;

/** Probability that a line was read correctly to the letter, 0..1. */
export const readingAccuracy = (signs: ReadingFeatures, fitted: ReadingModel = model): number =>
  predictProbability(fitted, signs);

/** Adds to each line the probability that it was read to the letter. Lines that probably were not must not be quoted. */
export function withReadingAccuracy(lines: readonly TextLine[]): readonly TextLine[] {
  const english = isEnglish(lines);
  return lines.map((line) => ({
    ...line,
    readRightly: Math.round(1000 * readingAccuracy(readingFeatures(line, english && !line.language))) / 1000,
  }));
}
