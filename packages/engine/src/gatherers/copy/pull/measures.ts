import type { Hit } from '../../../artifacts/copy-artifacts.ts';
import { familiarityOf } from '../../words/index.ts';
import { sentimentOf } from '../sentiment.ts';
import { specificsOf } from '../specifics.ts';
import type { Word } from '../words.ts';
import type { PullText } from './pull-text.ts';

/** Amount of something in a headline; `hits` when it has a location. */
export interface MeasuredAmount {
  readonly value: number;
  readonly hits: readonly Hit[];
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));
const amount = (value: number): MeasuredAmount => ({ value, hits: [] });
const counted = (hits: readonly Hit[], most: number): MeasuredAmount => ({
  value: Math.min(most, hits.length),
  hits,
});

/** Display names of the measures; several with one name are shown as one. */
export const MEASURE_NAMES = {
  length20: 'its length',
  length50: 'its length',
  length75: 'its length',
  length100: 'its length',
  words: 'its length',
  twoSentences: 'two sentences',
  moreSentences: 'three sentences or more',
  firstWords: 'the length of its first sentence',
  firstShort: 'a short first sentence',
  lastShort: 'a short last sentence',
  lastLong: 'a long last sentence',
  names: 'names',
  opensName: 'opening with a name',
  positive: 'good words',
  negative: 'bad words',
  valence: 'how pleasant it sounds',
  arousal: 'how excited it sounds',
  familiarity: 'how common its words are',
  rareWords: 'rare words',
  longWords: 'long words',
  wordLength: 'the length of its words',
} as const;

export type MeasureId = keyof typeof MEASURE_NAMES;

export function measuresOf(of: PullText): Record<MeasureId, MeasuredAmount> {
  return { ...lengthsOf(of), ...rhythmOf(of), ...feelingsOf(of), ...wordingOf(of), ...namingOf(of) };
}

/** Piecewise linear with knots at 50, 75 and 100 characters, so that the effect of more length may fall. */
function lengthsOf({ text, words }: PullText) {
  const { length } = text.replace(/\s+/g, ' ');
  const between = (low: number, high: number) => amount(clamp(length - low, 0, high - low) / 10);
  return {
    length20: between(20, 50),
    length50: between(50, 75),
    length75: between(75, 100),
    length100: between(100, 150),
    words: amount(clamp(words.length, 3, 25) / 5),
  };
}

function rhythmOf({ sentences }: PullText) {
  const first = sentences[0]?.words ?? 0;
  const last = sentences.at(-1)?.words ?? 0;
  const several = (value: number) => amount(sentences.length > 1 ? value : 0);
  return {
    twoSentences: amount(sentences.length === 2 ? 1 : 0),
    moreSentences: amount(sentences.length > 2 ? 1 : 0),
    firstWords: several(clamp(first, 1, 15) / 5),
    firstShort: several(clamp((6 - first) / 4, 0, 1)),
    lastShort: several(clamp((6 - last) / 4, 0, 1)),
    lastLong: several(clamp((last - 5) / 5, 0, 1.5)),
  };
}

function feelingsOf({ text, words, sentences }: PullText) {
  const { positive, negative, valence, arousal } = sentimentOf(text, words, sentences);
  return {
    positive: counted(positive, 3),
    negative: counted(negative, 3),
    valence: amount(valence),
    arousal: amount(arousal),
  };
}

const RARE = 2.3;
const LONG_WORD = 9;

function wordingOf({ words }: PullText) {
  const lettered = words.filter(({ lower }) => /^[a-z]/.test(lower));
  const mean = (of: (word: Word) => number, empty: number) =>
    lettered.length === 0 ? empty : lettered.reduce((sum, word) => sum + of(word), 0) / lettered.length;
  return {
    familiarity: amount(mean(familiarityOf, 0)),
    rareWords: counted(
      lettered.filter((word) => familiarityOf(word) < RARE),
      4,
    ),
    longWords: counted(
      lettered.filter(({ lower }) => lower.length >= LONG_WORD),
      4,
    ),
    wordLength: amount(mean(({ lower }) => lower.length, 0)),
  };
}

function namingOf({ text, words }: PullText) {
  const { names } = specificsOf(text, words, true);
  return { names: counted(names, 3), opensName: amount(names[0]?.start === 0 ? 1 : 0) };
}
