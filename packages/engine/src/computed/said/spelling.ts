import type { TextLine } from '../../artifacts/artifacts.ts';
import type { Hit } from '../../artifacts/copy-artifacts.ts';
import { nameKey } from '../../elements/names/name-key.ts';
import { spellings } from '../../elements/names/known-names.ts';
import { wordsOf } from '../../gatherers/copy/index.ts';
import { type Slip, isInDictionary, slipOf } from '../../gatherers/words/index.ts';
import type { Passage } from './passages.ts';

export interface Misspelling extends Hit {
  readonly right: string;
  /** Of the line that it stands in. */
  readonly confidence: number;
}

/**
 * What counts as a slip of the writer and not of the reader, by the reader's certainty of the line and how common the
 * right word is. A reader takes one letter for another and loses narrow ones; it never swaps two, and hardly ever
 * doubles one. Set on what is read of 109 ads and 290 banners.
 */
const TAKEN: Readonly<Record<Slip['kind'], { readonly confidence: number; readonly count: number }>> = {
  swapped: { confidence: 0.9, count: 50 },
  doubled: { confidence: 0.97, count: 5 },
  lost: { confidence: 0.982, count: 300 },
  added: { confidence: 2, count: 0 },
  replaced: { confidence: 0.982, count: 300 },
  alike: { confidence: 2, count: 0 },
};

/** Shorter ones with a double letter are names as often as slips ('Noor'), those with another letter pieces of words. */
const SHORTEST: Partial<Record<Slip['kind'], number>> = { doubled: 6, replaced: 8 };

/** A word by itself may be any name: it is called wrong only beside words, or where the right one is said all the time. */
const ALONE = 1000;

/**
 * Misspelled words of a passage of the picture.
 * @param named keys of words that are names here: the brand, what the copy says as well
 */
export function misspellingsIn(passage: Passage, named: ReadonlySet<string>): readonly Misspelling[] {
  if (!passage.english) return [];
  const words = wordsOf(passage.text).filter(({ lower }) => /^[a-z']{2,}$/.test(lower));
  const right = words.filter(({ lower }) => isInDictionary(lower)).length;
  const mixed = words.some(({ text, lower }) => text === lower);
  return words.flatMap(({ text, lower, start, end }, at): Misspelling[] => {
    const line = passage.lines.find((each) => each.start <= start && end <= each.end)?.line;
    if (!line || touchesAnother(passage.text, start, end) || isNamed(lower, named)) return [];
    const slip = slipOf(lower);
    if (!slip || slip.atTheEnd || line.confidence < TAKEN[slip.kind].confidence) return [];
    if (lower.length < (SHORTEST[slip.kind] ?? 0)) return [];
    const common = right > 0 && 2 * right >= words.length ? TAKEN[slip.kind].count : ALONE;
    // In a sentence of small letters a capital begins a name.
    const mayBeName = mixed && at > 0 && text !== lower;
    if (mayBeName ? slip.kind !== 'swapped' || slip.count < ALONE : slip.count < common) return [];
    return [{ text, start, end, right: inCaseOf(text, slip.right), confidence: line.confidence }];
  });
}

/** Keys of words that are names on this ad: its brand, what its labels and addresses say, and what picture and copy both say. */
export function namesOf(text: readonly TextLine[], brand: string, copy: string): ReadonlySet<string> {
  const lines = text.filter(({ role }) => role === 'brand' || role === 'label').map((line) => line.text);
  const inBrand = [brand, ...lines].flatMap((line) => line.split(/\s+/));
  const addresses = text
    .flatMap((line) => line.text.match(ADDRESS) ?? [])
    .flatMap((each) => each.split(/[./@]/));
  return new Set([...inBrand, ...addresses, ...copy.split(/\s+/)].map(nameKey));
}
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
  return /^\p{Lu}/u.test(text) ? right.charAt(0).toUpperCase() + right.slice(1) : right;
}
