import { editDistance, isMadeOfWords, misreadPrice } from '../../gatherers/words/index.ts';
import { nameAlone, spellings } from './known-names.ts';
import { nameKey } from './name-key.ts';

export interface NearName {
  /** As its owner writes it. */
  readonly name: string;
  /** 1 where every letter was read, less for each that was not. */
  readonly likeness: number;
}

/** Letters of a name from which it is known though one of them was misread, and from which it is found within a run. */
const SHORTEST = 5;
const SHORTEST_WITHIN = 5;
const SHORTEST_AT_START = 4;
/** Share of the pairs of letters that two keys have in common before they are compared at length. */
const PAIRS = 0.4;
/** Likeness from which a misread name is known: one letter in five. */
const LEAST = 0.74;

const pairsOf = (key: string): string[] => [
  ...new Set(Array.from({ length: key.length - 1 }, (_, at) => key.slice(at, at + 2))),
];

/** Letters of a name that may stand behind a sign; bars are read as several strokes, of which 'Il' alone is a word of names. */
const SIGNED = /^(?:[\p{L}\p{N}]|[+*•|~–—-]|(?!Il |11)[iIl1|]{2,3}) (?=\p{L}{4})/u;

/** A sign beside a name is read as letters or a figure of its own: 'N Bakehouse 52', 'il Countwell'. Well-known names that begin so keep it. */
export const withoutSign = (name: string): string =>
  spellings().has(nameKey(name)) ? name : name.replace(SIGNED, '');

interface PairIndex {
  readonly names: readonly string[];
  /** Places in that list, by each pair of letters that the names hold. */
  readonly places: ReadonlyMap<string, readonly number[]>;
}

let index: PairIndex | null = null;
const pairIndex = (): PairIndex => (index ??= indexed());

function indexed(): PairIndex {
  const names = [...spellings().keys()].filter((key) => key.length >= SHORTEST);
  const places = new Map<string, number[]>();
  for (const [at, key] of names.entries())
    for (const pair of pairsOf(key)) {
      const list = places.get(pair);
      if (list) list.push(at);
      else places.set(pair, [at]);
    }
  return { names, places };
}

/** The well-known name that a key was most likely read from; null where none is near. */
export function nearName(key: string): NearName | null {
  const known = cache.get(key);
  if (known !== undefined) return known;
  if (cache.size > REMEMBERED) cache.clear();
  const fresh = lookFor(key);
  cache.set(key, fresh);
  return fresh;
}

/** Blocks of one picture share their words, so that every key is asked for many times. */
const cache = new Map<string, NearName | null>();
const REMEMBERED = 4000;

function lookFor(key: string): NearName | null {
  const exact = spellings().get(key);
  if (exact) return { name: exact, likeness: 1 };
  if (key.length < SHORTEST) return null;
  const { names, places } = pairIndex();
  const shared = new Uint8Array(names.length);
  const near: number[] = [];
  for (const pair of pairsOf(key))
    for (const at of places.get(pair) ?? []) if (shared[at]!++ === 0) near.push(at);
  let best: NearName | null = null;
  for (const at of near) {
    const name = names[at]!;
    const longer = Math.max(name.length, key.length);
    if (shared[at]! < PAIRS * (longer - 1) || Math.abs(name.length - key.length) > 0.3 * longer) continue;
    const likeness = 1 - editDistance(key, name, misreadPrice) / longer;
    if (likeness >= LEAST && (!best || likeness > best.likeness))
      best = { name: spellings().get(name)!, likeness };
  }
  return best;
}

/**
 * The longest well-known name of no word within a run of letters, the rest of which is words: 'GREATFANTATASTE',
 * 'KiaMotorsNigeria'. 'acaloriecontrolled' holds no Calor.
 */
export function nameWithin(key: string): string | null {
  for (let length = Math.min(key.length - 1, 20); length >= SHORTEST_WITHIN; length--) {
    for (let start = 0; start + length <= key.length; start++) {
      const name = nameAlone(key.slice(start, start + length));
      if (name && isMadeOfWords(key.slice(0, start)) && isMadeOfWords(key.slice(start + length))) return name;
    }
  }
  return null;
}

/** The longest well-known name that a longer address begins with: 'sonystyle', 'dunkindonuts-ky'. */
export function nameAtStart(key: string): string | null {
  for (let length = key.length - 1; length >= SHORTEST_AT_START; length--) {
    const name = nameAlone(key.slice(0, length));
    if (name) return name;
  }
  return null;
}
