import type { Hit } from '../../../artifacts/copy-artifacts.ts';
import { findPattern, findPhrases, phrasebook } from '../phrases.ts';
import { MEASURE_NAMES, type MeasuredAmount, measuresOf } from './measures.ts';
import { PATTERNS } from './patterns.ts';
import type { PullText } from './pull-text.ts';
import { WORD_CLASSES } from './word-classes.ts';

/** Cap on the words counted per class. */
const MOST_OF_A_CLASS = 2;

const BOOKS = Object.entries(WORD_CLASSES).map(([id, { words }]) => ({ id, book: phrasebook(words) }));

/** All features of a headline besides its single words, by the ids of the fitted weights. */
export function driversOf(of: PullText): ReadonlyMap<string, MeasuredAmount> {
  const { text, words } = of;
  const capped = (hits: readonly Hit[], most: number): MeasuredAmount => ({
    value: Math.min(most, hits.length),
    hits,
  });
  return new Map<string, MeasuredAmount>([
    ...BOOKS.map(({ id, book }) => [id, capped(findPhrases(text, words, book), MOST_OF_A_CLASS)] as const),
    ...Object.entries(PATTERNS).map(
      ([id, { pattern, most = 1 }]) => [id, capped(findPattern(text, pattern), most)] as const,
    ),
    ...Object.entries(measuresOf(of)),
  ]);
}

/** Display name of a driver, as in 'it gains by a figure'. */
export const DRIVER_NAMES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [...Object.entries(WORD_CLASSES), ...Object.entries(PATTERNS)].map(([id, { name }]) => [id, name]),
  ),
  ...MEASURE_NAMES,
};
