import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import vader from 'vader-sentiment';
import type { CopySentence, Hit } from '../../artifacts/copy-artifacts.ts';
import { AROUSING, SENTIMENT_NEUTRAL } from './lexicons/sentiment.ts';
import { findPhrases, phrasebook } from './phrases.ts';
import type { Word } from './words.ts';

/** Minimum absolute rating (-4..4) of a word to count as good or bad; words such as 'ask' are below it. */
const NOTABLE = 0.9;

const NEGATORS = new Set(
  "no not never without don't doesn't didn't isn't aren't wasn't won't can't couldn't shouldn't nothing zero stop forget goodbye free ends end fight prevent avoid".split(
    ' ',
  ),
);

const arousing = phrasebook(AROUSING);

export interface Sentiment {
  readonly positive: readonly Hit[];
  readonly negative: readonly Hit[];
  readonly valence: number;
  readonly arousal: number;
}

/** Good and bad words by VADER's ratings (Hutto and Gilbert 2014), and the valence and arousal of the whole text. */
export function sentimentOf(
  text: string,
  words: readonly Word[],
  sentences: readonly CopySentence[],
): Sentiment {
  const positive: Hit[] = [];
  const negative: Hit[] = [];
  words.forEach((word, index) => {
    const rating = SENTIMENT_NEUTRAL.has(word.lower) ? 0 : ratingOf(word.lower);
    const negated = [1, 2].some((back) => NEGATORS.has(words[index - back]?.lower ?? ''));
    if (rating >= NOTABLE && !negated) positive.push({ text: word.text, start: word.start, end: word.end });
    if (rating <= -NOTABLE) negative.push({ text: word.text, start: word.start, end: word.end });
  });
  return { positive, negative, valence: valenceOf(sentences), arousal: arousalOf(text, words, sentences) };
}

/** Averaged per sentence, because the total of a whole ad saturates near 1. */
function valenceOf(sentences: readonly CopySentence[]): number {
  const spoken = sentences.filter(({ words }) => words > 0);
  if (spoken.length === 0) return 0;
  const sum = spoken.reduce(
    (total, { text }) => total + vader.SentimentIntensityAnalyzer.polarity_scores(text).compound,
    0,
  );
  return Math.round((sum / spoken.length) * 1000) / 1000;
}

/** Rises with the share of arousing words and exclamation marks, and stays below 1. The slope is chosen by judgment. */
function arousalOf(text: string, words: readonly Word[], sentences: readonly CopySentence[]): number {
  if (words.length === 0) return 0;
  const marks = Math.min(sentences.length, (text.match(/!/g) ?? []).length);
  const share = (findPhrases(text, words, arousing).length + marks / 2) / Math.max(8, words.length);
  return Math.round((1 - Math.exp(-6 * share)) * 1000) / 1000;
}

let ratings: ReadonlyMap<string, number> | null = null;

function ratingOf(lower: string): number {
  ratings ??= loadRatings();
  return ratings.get(lower) ?? 0;
}

function loadRatings(): ReadonlyMap<string, number> {
  const file = createRequire(import.meta.url).resolve('vader-sentiment/vader_lexicon.txt');
  const lines = readFileSync(file, 'utf8').split('\n');
  return new Map(
    lines.flatMap((line): [string, number][] => {
      const [word, mean] = line.split('\t');
      return word && mean && /^[a-z']+$/.test(word) ? [[word, Number(mean)]] : [];
    }),
  );
}
