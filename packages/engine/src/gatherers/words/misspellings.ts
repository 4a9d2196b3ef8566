import { correctionsOf } from './common-misspellings.ts';
import { isInDictionary, isOnlyAName } from './dictionary.ts';
import { lexicon } from './lexicon.ts';
import { looksAlike } from './look-alikes.ts';

/** A misspelled word and its correction. */
export interface Misspelling {
  readonly right: string;
  /**
   * 'swapped': two letters are swapped, or the wrong one of two is doubled. 'doubled': a letter is doubled. 'added': another
   * extra letter. 'lost': a letter is missing. 'vowel': a wrong vowel, which sounds right. 'alike': a wrong letter that looks
   * like the right one. 'replaced': another wrong letter. 'plural': a plural in -ys.
   */
  readonly kind: 'swapped' | 'doubled' | 'added' | 'lost' | 'vowel' | 'replaced' | 'alike' | 'plural';
  /** Whether the last letter is missing, extra or wrong, which also happens when text is cut off or joined. */
  readonly atTheEnd: boolean;
  /** How often the right word occurs in 51 million words of film subtitles. */
  readonly count: number;
  /** Whether people often misspell the right word this way. */
  readonly isCommon: boolean;
}

type Edit = Pick<Misspelling, 'right' | 'kind' | 'atTheEnd'>;

const ALPHABET = [...'abcdefghijklmnopqrstuvwxyz'];

/** Shorter words have too many neighbors. */
const SHORTEST = 4;

/**
 * The correction of a word that is in no dictionary: that of a common misspelling, or else the most frequent dictionary word
 * one edit away. Null when the word is right or nothing is near. Keeps the first letter, because people get it right. A
 * word that can only be a name is suggested only when nothing else is near.
 */
export function misspellingOf(lower: string): Misspelling | null {
  if (lower.length < SHORTEST || !/^[a-z]+$/.test(lower) || isInDictionary(lower)) return null;
  const edits = [...editsOf(lower)];
  const meant = correctionsOf(lower)
    .filter((right) => right.startsWith(lower.charAt(0)))
    .map(
      (right): Edit =>
        edits.find((edit) => edit.right === right) ?? { right, kind: 'replaced', atTheEnd: false },
    );
  const common = commonest(meant);
  if (common) return { ...common, isCommon: true };
  const near = commonest(edits);
  return near && { ...near, isCommon: false };
}

function commonest(edits: readonly Edit[]): (Edit & { readonly count: number }) | null {
  const words = edits
    .map((edit) => ({ ...edit, count: lexicon().count(edit.right) }))
    .filter(({ right, count }) => count > 0 && isInDictionary(right))
    .toSorted((a, b) => b.count - a.count);
  return words.find(({ right }) => !isOnlyAName(right)) ?? words[0] ?? null;
}

const isVowel = (letter: string): boolean => 'aeiou'.includes(letter);

function kindOf(letter: string, here: string): Misspelling['kind'] {
  if (isVowel(letter) && isVowel(here)) return 'vowel';
  return looksAlike(letter, here) ? 'alike' : 'replaced';
}

/** Matches 'partys', whose one-letter neighbors are never what was meant. */
const PLURAL = /[^aeiou]ys$/;

function* editsOf(word: string): Generator<Edit> {
  const singular = word.slice(0, -2);
  if (PLURAL.test(word) && isInDictionary(`${singular}ies`)) {
    yield { right: `${singular}ies`, kind: 'plural', atTheEnd: false };
    return;
  }
  if (word.length >= LONG_ENOUGH.doubled) yield* farEditsOf(word);
  for (let at = 1; at <= word.length; at++) {
    const before = word.slice(0, at);
    const after = word.slice(at);
    const here = after.charAt(0);
    if (after.length > 1)
      yield {
        right: before + after.charAt(1) + here + after.slice(2),
        kind: 'swapped',
        atTheEnd: false,
      };
    if (here !== '')
      yield {
        right: before + after.slice(1),
        kind: here === before.at(-1) || here === after.charAt(1) ? 'doubled' : 'added',
        atTheEnd: after.length === 1,
      };
    for (const letter of ALPHABET) {
      yield { right: before + letter + after, kind: 'lost', atTheEnd: here === '' };
      if (here !== '' && letter !== here)
        yield {
          right: before + letter + after.slice(1),
          kind: kindOf(letter, here),
          atTheEnd: after.length === 1,
        };
    }
  }
}

/** Minimum word lengths, so that nothing matches by chance: a six-letter name may be a word with two letters swapped. By judgment. */
const LONG_ENOUGH = { doubled: 6, swapped: 7 } as const;

/** 'lisence' and 'tommorow': two letters that are not adjacent are swapped, or the wrong one of two is doubled. */
function* farEditsOf(word: string): Generator<Edit> {
  const slip = (right: string) => ({ right, kind: 'swapped', atTheEnd: false }) as const;
  for (let at = 1; at < word.length; at++) {
    for (let to = at + 2; to < word.length && word.length >= LONG_ENOUGH.swapped; to++)
      yield slip(
        word.slice(0, at) + word.charAt(to) + word.slice(at + 1, to) + word.charAt(at) + word.slice(to + 1),
      );
    if (word.charAt(at) !== word.charAt(at - 1)) continue;
    const single = word.slice(0, at) + word.slice(at + 1);
    for (let to = 1; to <= single.length; to++)
      if (to !== at) yield slip(single.slice(0, to) + single.slice(to - 1));
  }
}
