import type { Hit } from '../../artifacts/copy-artifacts.ts';
import { MISSPELLINGS } from './lexicons/clarity.ts';
import { ABSTRACT_ENDING, CONCRETE, SENSORY } from './lexicons/senses.ts';
import { findPhrases, phrasebook } from './phrases.ts';
import { type Slip, slipOf } from '../words/index.ts';
import { type Word, contentWords } from './words.ts';

const concrete = phrasebook([...CONCRETE, ...SENSORY]);

/** Share of content words that name what one can see or touch, 0..1. Abstract endings outweigh a list entry. */
export function concretenessOf(text: string, words: readonly Word[]): number {
  const content = contentWords(words);
  if (content.length === 0) return 0;
  const found = findPhrases(text, words, concrete).filter(
    (hit) => !ABSTRACT_ENDING.test(hit.text.toLowerCase()),
  );
  return Math.round(Math.min(1, found.length / content.length) * 1000) / 1000;
}

/** A content word may return twice in a short text before it tires. */
const TIRING = 3;

/** Doubled words ('the the'), and content words from their third time on. Names may return: a brand should. */
export function repeatedIn(words: readonly Word[], names: readonly Hit[], text: string): Hit[] {
  const seen = new Map<string, number>();
  const repeated: Hit[] = [];
  const content = new Set(contentWords(words));
  words.forEach((word, index) => {
    const before = words[index - 1];
    const doubled =
      before?.lower === word.lower &&
      /^\s+$/.test(text.slice(before.end, word.start)) &&
      DOUBLED_IN_ERROR.has(word.lower);
    const times = (seen.get(word.stem) ?? 0) + 1;
    seen.set(word.stem, times);
    const named = names.some((name) => name.start <= word.start && word.end <= name.end);
    if (doubled || (content.has(word) && !named && times >= TIRING)) {
      repeated.push({ text: word.text, start: word.start, end: word.end });
    }
  });
  return repeated;
}

/** 'very very' and 'so so' are meant; these never are. */
const DOUBLED_IN_ERROR = new Set(
  'the a an to of and in for on with is are your you our we it at by from'.split(' '),
);

/**
 * Words on the list of common misspellings, and those in no dictionary that are one slip away from a common word. A word
 * with a capital may be a name, and is called wrong only where it is long or two of
 * its letters are swapped.
 */
export const misspelledIn = (words: readonly Word[]): Hit[] =>
  words
    .filter(({ text, lower }) => {
      if (/^\p{Lu}/u.test(text.slice(1))) return false;
      return MISSPELLINGS.has(lower) || isSlip(text === lower, slipOf(lower));
    })
    .map(({ text, start, end }) => ({ text, start, end }));

/** Times that the right word has to be said in 51 million: beside a rarer one a word of the trade is as likely. */
const COMMON = 200;

/** A letter too many or too few at the end makes other words ('doin', 'rata'). */
const isSlip = (small: boolean, slip: Slip | null): boolean =>
  slip !== null &&
  (slip.isCommon ||
    (slip.count >= COMMON && !(slip.atTheEnd || (slip.kind === 'added' && slip.right.length < LONG)))) &&
  (small || slip.kind === 'swapped' || slip.right.length >= NO_NAME);
const LONG = 6;
/** Names of so many letters are not a letter away from a common word. */
const NO_NAME = 8;

/** The right spelling of a hit, in its own capitals; null when none is known. */
export function corrected(wrong: string): string | null {
  const lower = wrong.toLowerCase().replaceAll('’', "'");
  const right = MISSPELLINGS.get(lower) ?? slipOf(lower)?.right;
  if (right === undefined) return null;
  return /^\p{Lu}/u.test(wrong) ? right.charAt(0).toUpperCase() + right.slice(1) : right;
}
