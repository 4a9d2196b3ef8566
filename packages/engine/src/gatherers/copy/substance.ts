import type { Hit } from '../../artifacts/copy-artifacts.ts';
import { withoutAccents } from '../../language/folded.ts';
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

/** Parts of keyboard rows that are parts of ordinary words, too: 'hochwertig', 'property', 'strewn'. */
const IN_WORDS: ReadonlySet<string> = new Set(['wert', 'erty', 'trew', 'ytre']);
/** Four adjacent letters of a keyboard row, in either direction. */
const KEYBOARD = new RegExp(
  ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
    .flatMap((row) => [row, [...row].toReversed().join('')])
    .flatMap((row) => Array.from({ length: row.length - 3 }, (_, at) => row.slice(at, at + 4)))
    .filter((run) => !IN_WORDS.has(run))
    .join('|'),
);
const NO_VOWEL = /^[bcdfghjklmnpqrstvwxz]{4,}$/;
/** Compounds pile up consonants, but these letters are one sound: 'Rechtsschutz', 'selbstständig', 'Knightsbridge'. */
const ONE_SOUND = /sch|ch|gh|ng|ph|st|th/g;
const CONSONANTS = /[bcdfghjklmnpqrstvwxz]{6}/;
/** Three at a seam of a compound are spelling: 'Rollladen'. */
const SAME_LETTER = /(?<!\p{L}{2})(\p{L})\1{2}|(\p{L})\2{2}(?!\p{L}{2})|(\p{L})\3{3}/u;

/** Runs of letters that are no word in any Latin-script language; abbreviations in capitals are ignored. */
export function nonsenseIn(words: readonly Word[]): Hit[] {
  return words
    .filter(({ text, lower }) => {
      if (!/^\p{Script=Latin}{4,}$/u.test(lower) || frequencyOf(lower) > 0) return false;
      if (ABBREVIATIONS.has(lower) || (text === text.toUpperCase() && text.length < 6)) return false;
      if (/^(?:\p{Lu}{2,}s|[KMGTkmgt]bps)$/u.test(text)) return false;
      const plain = withoutAccents(lower);
      return (
        [KEYBOARD, NO_VOWEL, SAME_LETTER].some((pattern) => pattern.test(plain)) ||
        CONSONANTS.test(plain.replaceAll(ONE_SOUND, 's'))
      );
    })
    .map(({ text, start, end }) => ({ text, start, end }));
}
