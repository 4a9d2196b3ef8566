import type { CopySentence } from '../../../artifacts/copy-artifacts.ts';
import { openingOf, sentencesOf } from '../sentences.ts';
import { type Word, wordsOf } from '../words.ts';
import { withoutGroups } from './people.ts';

/** The stretch whose pull is judged, taken apart once; words for groups of people are blanks in it. */
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
  const shown = sentences.findLast(({ end }) => end - opening.start <= LONGEST);
  const lead = withoutGroups(copy.slice(opening.start, Math.max(opening.end, shown?.end ?? 0)));
  const text = lead.trim();
  return {
    text,
    start: opening.start + lead.indexOf(text),
    words: wordsOf(text),
    sentences: sentencesOf(text),
  };
}
