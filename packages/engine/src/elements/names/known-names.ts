import advertisers from './advertisers.json' with { type: 'json' };
import known from './known-names.json' with { type: 'json' };
import { nameKey, namesIn, plainForm, sameKey } from './name-key.ts';
import { lexicon } from '../../gatherers/words/index.ts';

const MOST_WORDS = 3;
/** Letters of which a name's rest has to consist to be known. */
const LONG = 8;
/** So few letters are a name by themselves alone: scraps of words are as short. */
const ACRONYM = 3;

let grouped: ReadonlyMap<string, readonly string[]> | null = null;

/** Keys of well-known names by their initial and their length: one that was misread differs in neither by more than one. */
const keysLike = (initial: string, length: number): readonly string[] =>
  (grouped ??= Map.groupBy(spellings().keys(), (key) => `${key.charAt(0)}${key.length}`)).get(
    `${initial}${length}`,
  ) ?? [];

let spelled: ReadonlyMap<string, string> | null = null;

/** How each chain, maker and service known in several countries (`research/data/brand-names.ts`) is written, by its key. */
export const spellings = (): ReadonlyMap<string, string> =>
  (spelled ??= new Map(
    [...known.names.flat(), ...advertisers.names.flat()].map((name) => [nameKey(name), name]),
  ));

/** Times that a corpus says a word from which it is a word first, and a name second: 'metro', 'lane', 'jeep'. */
const SAID = 100;

/** Whether people say it so seldom that it is a name first, if it is one. */
export const isSeldomSaid = (key: string): boolean => lexicon().count(key) < SAID;

/** The well-known name that a key is, where it is no word that people say; null for any other. */
export const nameAlone = (key: string): string | null =>
  isSeldomSaid(key) ? (spellings().get(key) ?? null) : null;

export interface KnownName {
  /** As it stands in the line. */
  readonly name: string;
  /** Whether the line says nothing else. */
  readonly alone: boolean;
  /** Whether every letter of it was read. */
  readonly exact: boolean;
}

/**
 * The longest well-known name that a line of text says, also with a letter misread; null when it says none. A name of
 * common words ('Burger King') is one only by itself: in a sentence they are words.
 */
export function knownName(text: string): KnownName | null {
  return named(text, isListed, true) ?? named(text, isNearly, false) ?? cutShort(text);
}

/** 'Papa John': the whole line but for the s at its end, which was not read. */
function cutShort(text: string): KnownName | null {
  const words = namesIn(text);
  const key = words.map(nameKey).join('');
  if (words.length > MOST_WORDS || key.length < LONG || !isListed(`${key}s`)) return null;
  return { name: words.join(' '), alone: true, exact: false };
}

function named(text: string, isName: (key: string) => boolean, exact: boolean): KnownName | null {
  const words = namesIn(text);
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

/** Blocks of one picture share their words, so that every key is asked for many times. */
const nearly = new Map<string, boolean>();
const REMEMBERED = 4000;

function isNearly(key: string): boolean {
  const known = nearly.get(key);
  if (known !== undefined) return known;
  if (nearly.size > REMEMBERED) nearly.clear();
  const fresh = [-1, 0, 1].some((more) =>
    keysLike(key.charAt(0), key.length + more).some((name) => sameKey(key, name)),
  );
  nearly.set(key, fresh);
  return fresh;
}

const isCommon = (word: string): boolean => lexicon().isOrdinary(plainForm(word));
