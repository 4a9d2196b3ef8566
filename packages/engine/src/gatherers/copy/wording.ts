import type { Hit } from '../../artifacts/copy-artifacts.ts';
import { MISSPELLINGS } from './lexicons/clarity.ts';
import { ABSTRACT_ENDING, CONCRETE, SENSORY } from './lexicons/senses.ts';
import { findPhrases, phrasebook } from './phrases.ts';
import { type Misspelling, misspellingOf } from '../words/index.ts';
import { type Word, contentWords } from './words.ts';

const concrete = phrasebook([...CONCRETE, ...SENSORY]);

/** Share of content words that name visible or tangible things, 0..1. An abstract ending overrides a list entry. */
export function concretenessOf(text: string, words: readonly Word[]): number {
  const content = contentWords(words);
  if (content.length === 0) return 0;
  const found = findPhrases(text, words, concrete).filter(
    (hit) => !ABSTRACT_ENDING.test(hit.text.toLowerCase()),
  );
  return Math.round(Math.min(1, found.length / content.length) * 1000) / 1000;
}

/** Occurrence at which a repeated content word becomes tiring; in a short text twice is fine. */
const TIRING = 3;

/** Doubled words ('the the'), and content words from their third occurrence. Names may repeat, because a brand should. */
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

/** Words that are only ever doubled by mistake, unlike 'very very' and 'so so'. */
const DOUBLED_IN_ERROR = new Set(
  'the a an to of and in for on with is are your you our we it at by from'.split(' '),
);

/**
 * Words on the list of common misspellings, and words in no dictionary that are one slip away from a common word. A
 * capitalized word may be a name, so it is reported only when it is long or two of its letters are swapped.
 */
export const misspelledIn = (words: readonly Word[]): Hit[] =>
  words
    .filter(({ text, lower }) => {
      if (/^\p{Lu}/u.test(text.slice(1))) return false;
      return MISSPELLINGS.has(lower) || isSlip(text === lower, misspellingOf(lower));
    })
    .map(({ text, start, end }) => ({ text, start, end }));

/** Minimum count of the right word in 51 million. Next to a rarer word, a technical term is just as likely. */
const COMMON = 200;

/**
 * Names and loanwords are often one replaced letter away from a short word. An extra, missing or wrong letter at the end makes
 * other words ('doin', 'rata').
 */
const isSlip = (small: boolean, slip: Misspelling | null): boolean =>
  slip !== null &&
  (slip.isCommon ||
    (slip.count >= COMMON &&
      (slip.kind !== 'replaced' || slip.right.length >= NO_NAME) &&
      !(slip.atTheEnd || (slip.kind === 'added' && slip.right.length < LONG)))) &&
  (small || slip.kind === 'swapped' || slip.right.length >= NO_NAME);
const LONG = 6;
/** Names this long are not one letter away from a common word. */
const NO_NAME = 8;

/** The correct spelling of a hit, capitalized like it; null when unknown. */
export function correctedSpelling(wrong: string): string | null {
  const lower = wrong.toLowerCase().replaceAll('’', "'");
  const right = MISSPELLINGS.get(lower) ?? misspellingOf(lower)?.right;
  if (right === undefined) return null;
  return /^\p{Lu}/u.test(wrong) ? right.charAt(0).toUpperCase() + right.slice(1) : right;
}
