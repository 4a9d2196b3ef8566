import advertisers from './advertisers.json' with { type: 'json' };
import known from './known-names.json' with { type: 'json' };
import { nameKey, nameTokens, plainForm, sameKey } from './name-key.ts';
import { lexicon } from '../../gatherers/words/index.ts';

const MOST_WORDS = 3;
/** Letters from which a name is recognized without its final s. */
const LONG = 8;
/** Keys this short are names only by themselves, because word fragments are just as short. */
const ACRONYM = 3;

let grouped: ReadonlyMap<string, readonly string[]> | null = null;

/** Well-known keys with this initial and length. A misread name keeps its initial and differs in length by at most one. */
const keysLike = (initial: string, length: number): readonly string[] =>
  (grouped ??= Map.groupBy(spellings().keys(), (key) => `${key.charAt(0)}${key.length}`)).get(
    `${initial}${length}`,
  ) ?? [];

let spelled: ReadonlyMap<string, string> | null = null;

/** How each chain, maker, or service known in several countries (`research/data/brand-names.ts`) is spelled, by its key. */
export const spellings = (): ReadonlyMap<string, string> =>
  (spelled ??= new Map(
    [...known.names.flat(), ...advertisers.names.flat()].map((name) => [nameKey(name), name]),
  ));

/** Corpus count from which a word is primarily a word and only then a name: 'metro', 'lane', 'jeep'. */
const MIN_WORD_COUNT = 100;

/** Whether the word is so rare that, if it is a name at all, it is primarily a name. */
export const isRareWord = (key: string): boolean => lexicon().count(key) < MIN_WORD_COUNT;

/** The well-known name for a key, unless it is an ordinary word; null otherwise. */
export const unambiguousName = (key: string): string | null =>
  isRareWord(key) ? (spellings().get(key) ?? null) : null;

export interface KnownName {
  /** As it is written in the line. */
  readonly name: string;
  /** Whether the line contains nothing else. */
  readonly alone: boolean;
  /** Whether every letter was read correctly. */
  readonly exact: boolean;
}

/**
 * The longest well-known name in a line of text, allowing for a misread letter; null when there is none. A name made of common
 * words ('Burger King') counts only by itself, because in a sentence they are just words.
 */
export function knownName(text: string): KnownName | null {
  return named(text, isListed, true) ?? named(text, isNearlyListed, false) ?? cutShort(text);
}

/** 'Papa John': the whole line is a name whose final s was not read. */
function cutShort(text: string): KnownName | null {
  const words = nameTokens(text);
  const key = words.map(nameKey).join('');
  if (words.length > MOST_WORDS || key.length < LONG || !isListed(`${key}s`)) return null;
  return { name: words.join(' '), alone: true, exact: false };
}

function named(text: string, isName: (key: string) => boolean, exact: boolean): KnownName | null {
  const words = nameTokens(text);
  for (let length = Math.min(MOST_WORDS, words.length); length > 0; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      const part = words.slice(start, start + length);
      const alone = length === words.length;
      const key = part.map(nameKey).join('');
      if (part.every(isCommon) && !(alone && exact)) continue;
      if (key.length <= ACRONYM && !(alone && exact)) continue;
      if (isName(key)) return { name: part.join(' '), alone, exact };
    }
  }
  return null;
}

const isListed = (key: string): boolean => spellings().has(key);

/** Cache, because blocks of one picture share words and look up the same keys many times. */
const cache = new Map<string, boolean>();
const MAX_CACHED = 4000;

function isNearlyListed(key: string): boolean {
  const known = cache.get(key);
  if (known !== undefined) return known;
  if (cache.size > MAX_CACHED) cache.clear();
  const fresh = [-1, 0, 1].some((more) =>
    keysLike(key.charAt(0), key.length + more).some((name) => sameKey(key, name)),
  );
  cache.set(key, fresh);
  return fresh;
}

const isCommon = (word: string): boolean => lexicon().isOrdinary(plainForm(word));
