import type { CopySentence } from '../../../artifacts/copy-artifacts.ts';
import { openingOf, sentencesOf } from '../sentences.ts';
import { type Word, wordsOf } from '../words.ts';
import { withoutGroups } from './people.ts';

/** The parsed stretch whose pull is rated, with words for groups of people blanked out. */
export interface PullText {
  readonly text: string;
  /** Character offset in the copy. */
  readonly start: number;
  readonly words: readonly Word[];
  readonly sentences: readonly CopySentence[];
}

/** About as many characters as a feed shows before 'more'. All headlines of the archive are shorter, so a headline is rated whole. */
const LONGEST = 150;

/** The first sentences of the copy that fit before 'more', but always at least the first. */
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
