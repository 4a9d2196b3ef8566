import type { CopySentence } from '../../../copy-artifacts.ts';
import { openingOf, sentencesOf } from '../sentences.ts';
import { type Word, wordsOf } from '../words.ts';

/** The stretch whose pull is judged, taken apart once. */
export interface PullText {
  readonly text: string;
  /** Where it begins in the copy, in characters. */
  readonly start: number;
  readonly words: readonly Word[];
  readonly sentences: readonly CopySentence[];
}

/** About what a feed shows before 'more'. All of the archive's headlines are shorter, so a headline is judged whole. */
const LONGEST = 150;

/** The first sentences of a copy, as many as are read before 'more', and the first in any case. */
export function pullTextOf(copy: string): PullText {
  const sentences = sentencesOf(copy);
  const opening = openingOf(copy, sentences);
  const { start } = opening;
  const shown = sentences.findLast(({ end }) => end - start <= LONGEST);
  const text = copy.slice(start, Math.max(opening.end, shown?.end ?? 0));
  return { text, start, words: wordsOf(text), sentences: sentencesOf(text) };
}
