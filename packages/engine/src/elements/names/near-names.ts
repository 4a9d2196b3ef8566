import { editDistance, isMadeOfWords, misreadCost } from '../../gatherers/words/index.ts';
import { unambiguousName, spellings } from './known-names.ts';
import { nameKey } from './name-key.ts';

export interface NearName {
  /** As its owner writes it. */
  readonly name: string;
  /** 1 when every letter matches, less for each that does not. */
  readonly likeness: number;
}

/** Fewest letters of a name that may be recognized with one misread, within a run of letters, and at the start of an address. */
const SHORTEST = 5;
const SHORTEST_WITHIN = 5;
const SHORTEST_AT_START = 4;
/** Share of letter pairs that two keys must have in common before they are compared in full. */
const PAIRS = 0.4;
/** Likeness from which a misread name is recognized: about one letter in five may differ. */
const LEAST = 0.74;

const pairsOf = (key: string): string[] => [
  ...new Set(Array.from({ length: key.length - 1 }, (_, at) => key.slice(at, at + 2))),
];

/**
 * A symbol before a name, as it is read: one character, or several strokes for bars. 'Il' is kept because names start with it,
 * '11' because it may be a number.
 */
const SIGNED = /^(?:[\p{L}\p{N}]|[+*•|~–—-]|(?!Il |11)[iIl1|]{2,3}) (?=\p{L}{4})/u;

/** The name's initial with a sign, as a logo before the name: 'H/ Halden'. */
const MONOGRAM = /^(\p{L})[^\p{L}\p{N}\s&'’.]+ (?=\1\p{L}{3})/u;

/**
 * Drops a logo before a name: a symbol that was read as letters or a digit ('N Bakehouse 52', 'il Countwell'), or the name's initial
 * with a sign ('H/ Halden'). Well-known names keep such a start.
 */
export const withoutLeadingSymbol = (name: string): string =>
  spellings().has(nameKey(name)) ? name : name.replace(SIGNED, '').replace(MONOGRAM, '');

interface PairIndex {
  readonly names: readonly string[];
  /** Indices into `names`, by each pair of letters that occurs in them. */
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

/** The well-known name that a key is most likely a reading of; null when none is close. */
export function nearName(key: string): NearName | null {
  const known = cache.get(key);
  if (known !== undefined) return known;
  if (cache.size > MAX_CACHED) cache.clear();
  const fresh = lookFor(key);
  cache.set(key, fresh);
  return fresh;
}

/** Cache, because blocks of one picture share words and look up the same keys many times. */
const cache = new Map<string, NearName | null>();
const MAX_CACHED = 4000;

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
    const likeness = 1 - editDistance(key, name, misreadCost) / longer;
    if (likeness >= LEAST && (!best || likeness > best.likeness))
      best = { name: spellings().get(name)!, likeness };
  }
  return best;
}

/**
 * The longest well-known name inside a run of letters whose rest consists of words: 'GREATFANTATASTE', 'KiaMotorsNigeria'.
 * The name must not be a word itself. 'acaloriecontrolled' does not contain Calor.
 */
export function nameWithin(key: string): string | null {
  for (let length = Math.min(key.length - 1, 20); length >= SHORTEST_WITHIN; length--) {
    for (let start = 0; start + length <= key.length; start++) {
      const name = unambiguousName(key.slice(start, start + length));
      if (name && isMadeOfWords(key.slice(0, start)) && isMadeOfWords(key.slice(start + length))) return name;
    }
  }
  return null;
}

/** The longest well-known name at the start of a longer address: 'sonystyle', 'dunkindonuts-ky'. */
export function nameAtStart(key: string): string | null {
  for (let length = key.length - 1; length >= SHORTEST_AT_START; length--) {
    const name = unambiguousName(key.slice(0, length));
    if (name) return name;
  }
  return null;
}
