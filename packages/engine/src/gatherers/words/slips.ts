import { meantBy } from './common-misspellings.ts';
import { isInDictionary, isNameAlone } from './dictionary.ts';
import { lexicon } from './lexicon.ts';
import { looksAlike } from './look-alikes.ts';

/** A misspelled word, and the word that it was to be. */
export interface Slip {
  readonly right: string;
  /**
   * Two letters swapped, or the wrong one of two doubled, a letter doubled or added, one lost, one in place of another, or of one that looks like it; a plural in
   * -ys. A vowel in place of another is what the ear takes for right.
   */
  readonly kind: 'swapped' | 'doubled' | 'added' | 'lost' | 'vowel' | 'replaced' | 'alike' | 'plural';
  /** Whether it is the last letter that is missing or too many: what is cut off or joined looks like that, too. */
  readonly atTheEnd: boolean;
  /** How often the right word is said in 51 million words of film subtitles. */
  readonly count: number;
  /** Whether people often write the right word so. */
  readonly isCommon: boolean;
}

type Edit = Pick<Slip, 'right' | 'kind' | 'atTheEnd'>;

const ALPHABET = [...'abcdefghijklmnopqrstuvwxyz'];

/** Shorter ones have too many neighbours. */
const SHORTEST = 4;

/**
 * What a word in no dictionary was to be: what people mean by it where it is a common misspelling, else the commonest dictionary word
 * that is one edit away; null for words that are right and those that nothing is near. The first letter is kept: it is the one
 * that people get right. A word that is nothing but a name is meant where no other is near.
 */
export function slipOf(lower: string): Slip | null {
  if (lower.length < SHORTEST || !/^[a-z]+$/.test(lower) || isInDictionary(lower)) return null;
  const edits = [...editsOf(lower)];
  const meant = meantBy(lower)
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
  return words.find(({ right }) => !isNameAlone(right)) ?? words[0] ?? null;
}

const isVowel = (letter: string): boolean => 'aeiou'.includes(letter);

function kindOf(letter: string, here: string): Slip['kind'] {
  if (isVowel(letter) && isVowel(here)) return 'vowel';
  return looksAlike(letter, here) ? 'alike' : 'replaced';
}

/** 'partys', of whose one-letter neighbors none is meant. */
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

/** Letters of a word in which neither is met by chance: a name of six may be another word with two of its letters swapped. Judgment. */
const LONG_ENOUGH = { doubled: 6, swapped: 7 } as const;

/** 'lisence' and 'tommorow': two letters that are apart are swapped, or the other one of two is doubled. */
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
