import type { TextLine } from '../../artifacts/artifacts.ts';
import type { Hit } from '../../artifacts/copy-artifacts.ts';
import { nameKey } from '../../elements/names/name-key.ts';
import { spellings } from '../../elements/names/known-names.ts';
import { wordsOf } from '../../gatherers/copy/index.ts';
import { isQuotable } from '../text/line-name.ts';
import {
  isInDictionary,
  isOnlyAName,
  misspellingOf,
  withLigatureRestored,
} from '../../gatherers/words/index.ts';
import { confusedIn } from './confused-words.ts';
import type { Passage } from './passages.ts';
import { type SlipSigns, misspellingProbability, slipSigns } from './slip-chance.ts';

export interface Misspelling extends Hit {
  readonly right: string;
  /** OCR confidence of its line. */
  readonly confidence: number;
}

/** Minimum probability to report a misspelling: a false accusation costs more than a missed one. Chosen by judgment. */
const TOLD = 0.7;

/** A word in no dictionary that is one edit away from a known word or on the list of common misspellings. */
export interface PossibleMisspelling extends Misspelling {
  readonly signs: SlipSigns;
}

/** Misspelled and confused words in a passage of the picture. @param named keys of words that are names here */
export const misspellingsIn = (passage: Passage, named: ReadonlySet<string>): readonly Misspelling[] => [
  ...possibleMisspellings(passage, named).filter(({ signs }) => misspellingProbability(signs) >= TOLD),
  ...wordsForOthers(passage, named),
];

/** Quotable lines only: one misread letter makes a different word as often as the ad itself does. */
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
 * Possible misspellings, by the writer or by OCR.
 * @param named keys of words that are names here: the brand, and words that the copy uses too
 */
export function possibleMisspellings(
  passage: Passage,
  named: ReadonlySet<string>,
): readonly PossibleMisspelling[] {
  if (!passage.english) return [];
  const words = wordsOf(passage.text).filter(({ lower }) => /^[a-z']{2,}$/.test(lower));
  const inDictionary = words.filter(({ lower }) => isInDictionary(lower)).length;
  return words.flatMap(({ text, lower, start, end }, at): PossibleMisspelling[] => {
    const line = passage.lines.find((each) => each.start <= start && end <= each.end);
    if (!line || touchesAnother(passage.text, start, end) || isNamed(lower, named)) return [];
    const own = words.filter((word) => line.start <= word.start && word.end <= line.end);
    const small = own.filter((word) => word.text === word.lower).length;
    const mixed = small > 0;
    if ((mixed && isAcronym(text)) || ACRONYMS.test(text)) return [];
    const slip = misspellingOf(lower);
    // 'offce': OCR lost letters of a ligature; the ad is correct.
    if (!slip || withLigatureRestored(lower) !== null || isStutter(lower, slip.right)) return [];
    if (isDerivedInCompound(lower, slip.right, passage.text.charAt(start - 1) + passage.text.charAt(end)))
      return [];
    const { confidence } = line.line;
    const signs = slipSigns(slip, {
      word: lower,
      confidence,
      known: inDictionary / words.length,
      // A capital among lowercase words starts a name when it is inside a sentence or another capital follows.
      // Where most words are capitalized it means nothing.
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

/** 'Nationwwide': OCR saw a letter twice that English hardly ever doubles, and that people rarely type twice. */
const isStutter = (word: string, right: string): boolean =>
  word.replace(/([ahijkquvwxy])\1/g, '$1') === right;

const ENDINGS = /(?:er|ers|ed|ing)$/;

/**
 * 'seater' in 'two-seater': beside a hyphen, words are made as needed from others that a dictionary has. A correction of the same word is
 * none of another: 'saveing' is 'saving'.
 * @param beside the characters before and after the word
 */
function isDerivedInCompound(lower: string, right: string, beside: string): boolean {
  const stem = lower.replace(ENDINGS, '');
  return (
    HYPHEN.test(beside) &&
    stem !== lower &&
    [stem, `${stem}e`].some(isInDictionary) &&
    !right.startsWith(stem.replace(/e$/, ''))
  );
}

/** A few capitals among lowercase words: 'EMEA'. */
const isAcronym = (text: string): boolean => /^\p{Lu}{2,5}$/u.test(text);
/** Several of them: 'CPOs', 'NGOs'. */
const ACRONYMS = /^\p{Lu}{2,5}s$/u;

/** Whether a capitalized word follows after a single space, as in 'Ilse Vanderhoeven'. */
const isNamePair = (
  passage: string,
  end: number,
  next: { readonly text: string; readonly lower: string; readonly start: number } | undefined,
): boolean => next !== undefined && next.text !== next.lower && passage.slice(end, next.start) === ' ';

/** Whether it follows a capitalized word that is neither in a dictionary nor a misspelling: 'Hedda Gabler'. */
const isAfterName = (
  passage: string,
  before: { readonly text: string; readonly lower: string; readonly end: number } | undefined,
  start: number,
): boolean =>
  before !== undefined &&
  /^\p{Lu}\p{Ll}/u.test(before.text) &&
  passage.slice(before.end, start) === ' ' &&
  !isInDictionary(before.lower) &&
  misspellingOf(before.lower) === null;

/**
 * Keys of words that are names on this ad: its brand, its labels and addresses, words with a sign that names have ('hoppr+'),
 * and all words of the copy.
 */
export function namesOf(text: readonly TextLine[], brand: string, copy: string): ReadonlySet<string> {
  const lines = text.filter(({ role }) => role === 'brand' || role === 'label').map((line) => line.text);
  const inBrand = [brand, ...lines].flatMap((line) => line.split(/\s+/));
  const addresses = text
    .flatMap((line) => line.text.match(ADDRESS) ?? [])
    .flatMap((each) => each.split(/[./@]/));
  const signed = text.flatMap((line) => line.text.match(SIGNED) ?? []);
  const words = [...inBrand, ...addresses, ...signed, ...copy.split(/\s+/)];
  return new Set([...words, ...words.flatMap((word) => word.split(HYPHEN))].map(nameKey));
}
/** 'Foto-Academy' is a name, so 'Foto' is no misspelling in it. */
const HYPHEN = /[-\u2010\u2011–]/;
const ADDRESS = /[\w.-]+\.[a-z]{2,}|[@#]\w+/gi;
/** A paid version, a trademark: no one writes them after an ordinary word. */
const SIGNED = /\p{L}{3,}(?=\+(?!\p{N})|[™®])/gu;

/** Part of an address, of a code, or of two words joined by a sign. */
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
  return /^\p{Lu}/u.test(text) || isOnlyAName(right) ? right.charAt(0).toUpperCase() + right.slice(1) : right;
}
