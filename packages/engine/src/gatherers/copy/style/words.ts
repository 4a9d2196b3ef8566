import type { Hit } from '../../../artifacts/copy-artifacts.ts';
import { STOP_WORDS } from '../lexicons/stop-words.ts';
import type { Word } from '../words.ts';

/** Endings of formal and abstract words. */
export const ABSTRACT =
  /(?:tion|sion|ment|ity|ness|ance|ence|ism|ive|ous|ical|able|ible|i[sz]ed|i[sz]ing|ship|tial|ary|ular|ological)s?$/;

/** Words that only connect others, and contractions ("it's", "we'll"). */
export const isFunctionWord = ({ lower }: Word): boolean => STOP_WORDS.has(lower) || lower.includes("'");

/** Words that carry meaning; no digits. */
export const isContentWord = (word: Word): boolean =>
  !isFunctionWord(word) && word.lower.length > 1 && /^\p{L}/u.test(word.lower);

/** Minimum length of a word that is heavy because of its ending. */
const HEAVY_FROM = 8;

/** Long words with a formal ending, which are hard work for a reader. Ignores names. */
export const heavyIn = (words: readonly Word[], names: readonly Hit[]): Hit[] =>
  words
    .filter(
      ({ lower, start, end }) =>
        lower.length >= HEAVY_FROM &&
        ABSTRACT.test(lower) &&
        !names.some((name) => name.start <= start && end <= name.end),
    )
    .map(({ text, start, end }) => ({ text, start, end }));
