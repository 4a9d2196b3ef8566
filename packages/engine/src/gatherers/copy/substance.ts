import type { Hit } from '../../artifacts/copy-artifacts.ts';
import { frequencyOf } from '../words/index.ts';
import { ABBREVIATIONS } from './formatting.ts';
import { GENERIC } from './lexicons/generic.ts';
import { findPhrases, phrasebook } from './phrases.ts';
import { type Word, contentWords } from './words.ts';

const generic = phrasebook(GENERIC);

/** Words that say something specific about this product: no praise, no jargon, nothing that fits every ad. Each counts once. */
export function substanceIn(
  text: string,
  words: readonly Word[],
  empty: readonly (readonly Hit[])[],
): readonly Hit[] {
  const hollow = [...empty.flat(), ...findPhrases(text, words, generic)];
  const nonsense = new Set(nonsenseIn(words).map(({ start }) => start));
  const figures = words.filter(({ lower }) => /^\p{N}/u.test(lower));
  const telling = [...contentWords(words), ...figures].filter(
    ({ start, end }) => !nonsense.has(start) && !hollow.some((hit) => hit.start < end && start < hit.end),
  );
  const once = new Map(telling.toReversed().map((word) => [word.stem, word]));
  return [...once.values()]
    .map(({ text: found, start, end }) => ({ text: found, start, end }))
    .toSorted((a, b) => a.start - b.start);
}

/** Four adjacent letters of a keyboard row, in either direction. */
const KEYBOARD = new RegExp(
  ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
    .flatMap((row) => [row, [...row].toReversed().join('')])
    .flatMap((row) => Array.from({ length: row.length - 3 }, (_, at) => row.slice(at, at + 4)))
    .join('|'),
);
const NO_VOWEL = /^[^aeiouyàáâäåæèéêëìíîïòóôöøùúûüýœ]{4,}$/;
const CONSONANTS = /[bcdfghjklmnpqrstvwxz]{6}/;
const SAME_LETTER = /(\p{L})\1{2}/u;

/** Runs of letters that are no word in any Latin-script language; abbreviations in capitals are ignored. */
export function nonsenseIn(words: readonly Word[]): Hit[] {
  return words
    .filter(({ text, lower }) => {
      if (!/^\p{Script=Latin}{4,}$/u.test(lower) || frequencyOf(lower) > 0) return false;
      if (ABBREVIATIONS.has(lower) || (text === text.toUpperCase() && text.length < 6)) return false;
      return [KEYBOARD, NO_VOWEL, CONSONANTS, SAME_LETTER].some((pattern) => pattern.test(lower));
    })
    .map(({ text, start, end }) => ({ text, start, end }));
}
