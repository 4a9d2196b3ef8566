import type { TextLine } from '../../artifacts/artifacts.ts';
import type { Hit } from '../../artifacts/copy-artifacts.ts';
import { nameKey } from '../../elements/names/name-key.ts';
import { spellings } from '../../elements/names/known-names.ts';
import { wordsOf } from '../../gatherers/copy/index.ts';
import { isQuotable } from '../text/line-name.ts';
import { isInDictionary, isNameAlone, slipOf, withLigatureRestored } from '../../gatherers/words/index.ts';
import { confusedIn } from './confused-words.ts';
import type { Passage } from './passages.ts';
import { type SlipSigns, chanceOfSlip, slipSigns } from './slip-chance.ts';

export interface Misspelling extends Hit {
  readonly right: string;
  /** Of the line that it stands in. */
  readonly confidence: number;
}

/** A word is called misspelled from this chance on: a false charge costs more than a slip that is passed over. Judgment. */
const TOLD = 0.7;

/** A word in no dictionary that is one edit away from one that is, or on the list of common misspellings. */
export interface PossibleSlip extends Misspelling {
  readonly signs: SlipSigns;
}

/** Misspelled words of a passage of the picture, and words in place of others. @param named keys of words that are names here */
export const misspellingsIn = (passage: Passage, named: ReadonlySet<string>): readonly Misspelling[] => [
  ...possibleSlips(passage, named).filter(({ signs }) => chanceOfSlip(signs) >= TOLD),
  ...wordsForOthers(passage, named),
];

/** What is surely read: a letter that the reader mistook makes another word as often as the ad does. */
function wordsForOthers(
  { text, lines, english }: Passage,
  named: ReadonlySet<string>,
): readonly Misspelling[] {
  if (!english) return [];
  return confusedIn(text).flatMap(({ right, ...word }) => {
    if (isNamed(word.text.toLowerCase(), named) || touchesAnother(text, word.start, word.end)) return [];
    const line = lines.find(
      ({ start, end, line: own }) => start <= word.start && word.end <= end && isQuotable(own),
    );
    return line ? [{ ...word, right: inCaseOf(word.text, right), confidence: line.line.confidence }] : [];
  });
}

/**
 * What the writer, or the reader of the picture, may have misspelled.
 * @param named keys of words that are names here: the brand, what the copy says as well
 */
export function possibleSlips(passage: Passage, named: ReadonlySet<string>): readonly PossibleSlip[] {
  if (!passage.english) return [];
  const words = wordsOf(passage.text).filter(({ lower }) => /^[a-z']{2,}$/.test(lower));
  const inDictionary = words.filter(({ lower }) => isInDictionary(lower)).length;
  return words.flatMap(({ text, lower, start, end }, at): PossibleSlip[] => {
    const line = passage.lines.find((each) => each.start <= start && end <= each.end);
    if (!line || touchesAnother(passage.text, start, end) || isNamed(lower, named)) return [];
    const own = words.filter((word) => line.start <= word.start && word.end <= line.end);
    const small = own.filter((word) => word.text === word.lower).length;
    const mixed = small > 0;
    if (mixed && isAcronym(text)) return [];
    const slip = slipOf(lower);
    // 'offce': the reader lost letters of a ligature, the ad did not.
    if (!slip || withLigatureRestored(lower) !== null || isStutter(lower, slip.right)) return [];
    const { confidence } = line.line;
    const signs = slipSigns(slip, {
      word: lower,
      confidence,
      known: inDictionary / words.length,
      // Among small letters a capital begins a name: within a sentence, or with another capital behind it. Where capitals begin most words it tells nothing.
      likeAName:
        text !== lower &&
        (isAfterName(passage.text, words[at - 1], start) ||
          (mixed &&
            2 * small >= own.length &&
            (own[0]?.start !== start || isNamePair(passage.text, end, words[at + 1])))),
    });
    return [{ text, start, end, right: inCaseOf(text, slip.right), confidence, signs }];
  });
}

/** 'Nationwwide': the reader saw one letter twice that hardly any English word has twice, and people hardly write so. */
const isStutter = (word: string, right: string): boolean =>
  word.replace(/([ahijkquvwxy])\1/g, '$1') === right;

/** A few capitals among small letters: 'EMEA'. */
const isAcronym = (text: string): boolean => /^\p{Lu}{2,5}$/u.test(text);

/** Whether a capital follows with nothing but a space between, as in 'Ilse Vanderhoeven'. */
const isNamePair = (
  passage: string,
  end: number,
  next: { readonly text: string; readonly lower: string; readonly start: number } | undefined,
): boolean => next !== undefined && next.text !== next.lower && passage.slice(end, next.start) === ' ';

/** Whether it follows a word with a capital that nobody knows, and that is no slip: 'Hedda Gabler'. */
const isAfterName = (
  passage: string,
  before: { readonly text: string; readonly lower: string; readonly end: number } | undefined,
  start: number,
): boolean =>
  before !== undefined &&
  /^\p{Lu}\p{Ll}/u.test(before.text) &&
  passage.slice(before.end, start) === ' ' &&
  !isInDictionary(before.lower) &&
  slipOf(before.lower) === null;

/** Keys of words that are names on this ad: its brand, what its labels and addresses say, and what picture and copy both say. */
export function namesOf(text: readonly TextLine[], brand: string, copy: string): ReadonlySet<string> {
  const lines = text.filter(({ role }) => role === 'brand' || role === 'label').map((line) => line.text);
  const inBrand = [brand, ...lines].flatMap((line) => line.split(/\s+/));
  const addresses = text
    .flatMap((line) => line.text.match(ADDRESS) ?? [])
    .flatMap((each) => each.split(/[./@]/));
  const words = [...inBrand, ...addresses, ...copy.split(/\s+/)];
  return new Set([...words, ...words.flatMap((word) => word.split(HYPHEN))].map(nameKey));
}
/** 'Foto-Academy' is a name, and 'Foto' is no slip in it. */
const HYPHEN = /[-\u2010\u2011–]/;
const ADDRESS = /[\w.-]+\.[a-z]{2,}|[@#]\w+/gi;

/** A part of an address, of a code, or of two words that a sign joins. */
const touchesAnother = (text: string, start: number, end: number): boolean =>
  /[@#\p{N}/_¡¿ß]/u.test(text.charAt(start - 1)) ||
  /[@\p{N}/_]|\.\p{L}/u.test(
    text
      .slice(end, end + 2)
      .trimEnd()
      .slice(0, 2),
  ) ||
  /[.][\p{L}\p{N}]*$/u.test(
    text
      .slice(Math.max(0, start - 12), start)
      .split(' ')
      .at(-1) ?? '',
  );

const isNamed = (lower: string, named: ReadonlySet<string>): boolean =>
  named.has(nameKey(lower)) || spellings().has(nameKey(lower));

function inCaseOf(text: string, right: string): string {
  if (text === text.toUpperCase()) return right.toUpperCase();
  return /^\p{Lu}/u.test(text) || isNameAlone(right) ? right.charAt(0).toUpperCase() + right.slice(1) : right;
}
