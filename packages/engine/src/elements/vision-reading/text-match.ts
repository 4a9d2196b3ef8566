import type { TextLine } from '../../artifacts/artifacts.ts';
import { editDistance } from '../../gatherers/words/index.ts';
import { nameKey, nameTokens } from '../names/name-key.ts';
import type { Block } from '../ranker/blocks.ts';
import { wordingOf } from '../ranker/wording.ts';
import { distanceWithin } from './distance-within.ts';

/** Lines of the picture that contain the words a vision reader reported. */
export interface TextMatch {
  /** Indices into the list of lines. */
  readonly lines: readonly number[];
  /** 1 when identical letter by letter; lowered by the share of letters that differ or are missing. */
  readonly likeness: number;
  /** Share of the lines' letters that say something else. */
  readonly rest: number;
}

/** The lines of a picture, and blocks of neighboring lines. */
export interface LinesAndBlocks {
  readonly lines: readonly TextLine[];
  readonly blocks: readonly Block[];
}

/** Likeness below which lines say something else. */
const LEAST = 0.6;

/** Likeness of two keys, 0..1. Keys hold letters and digits only, because spaces and signs vary between two readings. */
const likenessOf = (a: string, b: string): number =>
  a === '' || b === '' ? 0 : 1 - editDistance(a, b) / Math.max(a.length, b.length);

const better = (a: TextMatch | null, b: TextMatch | null): TextMatch | null =>
  a && (!b || matchQuality(a) >= matchQuality(b)) ? a : b;
/** Lines that say these words and nothing else score higher. Chosen by judgment, not fitted. */
const matchQuality = ({ likeness, rest }: TextMatch): number => likeness - 0.2 * rest;

/** The lines that say these words: neighboring ones, a few scattered ones, or part of a longer one. Null when none do. */
export function matchWords(words: string, { lines, blocks }: LinesAndBlocks): TextMatch | null {
  const found = better(adjacentLines(words, blocks), scatteredLines(words, lines));
  return found && matchQuality(found) >= 0.9 ? found : better(found, partOfLine(words, lines));
}

function adjacentLines(words: string, blocks: readonly Block[]): TextMatch | null {
  const key = nameKey(words);
  let best: TextMatch | null = null;
  for (const { at, text } of blocks) {
    const own = nameKey(text);
    // The edit distance is at least the difference in length, which bounds the likeness.
    const most = Math.min(key.length, own.length) / Math.max(key.length, own.length, 1);
    if (most < LEAST || most <= (best?.likeness ?? 0)) continue;
    const likeness = likenessOf(key, own);
    if (likeness >= LEAST && likeness > (best?.likeness ?? 0)) best = { lines: at, likeness, rest: 0 };
  }
  return best;
}

/** Share of a line's letters that must belong to the words for it to count among scattered lines. */
const MOSTLY = 0.6;
/** Share of a word's letters that may differ between two readings. */
const MISREAD = 0.25;

/** Lines that are scattered or in another reading order; each says part of the words and little else. */
function scatteredLines(words: string, lines: readonly TextLine[]): TextMatch | null {
  const wanted = nameTokens(words).map(nameKey);
  const letters = lengthOf(wanted);
  if (wanted.length < 2) return null;
  const left = [...wanted];
  const at: number[] = [];
  let rest = 0;
  for (const [place, { text }] of lines.entries()) {
    const own = nameTokens(text).map(nameKey);
    const taken: number[] = [];
    const other: string[] = [];
    for (const word of own) {
      const hit = left.findIndex((each, i) => !taken.includes(i) && isLike(each, word));
      if (hit >= 0) taken.push(hit);
      else other.push(word);
    }
    if (taken.length === 0 || lengthOf(own) - lengthOf(other) < MOSTLY * lengthOf(own)) continue;
    for (const hit of taken.toSorted((a, b) => b - a)) left.splice(hit, 1);
    rest += lengthOf(other);
    at.push(place);
  }
  const found = letters - lengthOf(left);
  const likeness = letters === 0 ? 0 : found / letters;
  return likeness >= LEAST ? { lines: at, likeness, rest: rest / Math.max(1, found + rest) } : null;
}

const lengthOf = (words: readonly string[]): number => words.reduce((sum, { length }) => sum + length, 0);
const isLike = (a: string, b: string): boolean =>
  a === b || (Math.min(a.length, b.length) > 3 && 1 - likenessOf(a, b) <= MISREAD);

/** Letters from which words are searched for inside a longer line. */
const TELLING = 8;

/** The line that contains the words among others. */
function partOfLine(words: string, lines: readonly TextLine[]): TextMatch | null {
  const key = nameKey(words);
  if (key.length < TELLING) return null;
  let best: TextMatch | null = null;
  for (const [at, { text }] of lines.entries()) {
    const own = nameKey(text);
    if (own.length < LEAST * key.length) continue;
    const likeness = 1 - distanceWithin(key, own) / key.length;
    if (likeness < LEAST) continue;
    best = better(best, { lines: [at], likeness, rest: Math.max(0, 1 - key.length / own.length) });
  }
  return best;
}

/** Most consecutive words that one name may span. */
const LONGEST_NAME = 6;
/** Letters from which a name counts inside a longer word: in an address, or in words run together. */
const INSIDE = 5;

/** Best likeness of a name to any whole words of a text, 0..1. */
function likenessInText(name: string, text: string): number {
  const key = nameKey(name);
  const words = nameTokens(text).map(nameKey);
  let best = key.length >= INSIDE && words.some((word) => word.includes(key)) ? 1 : 0;
  if (key.length >= TELLING) best = Math.max(best, 1 - distanceWithin(key, words.join('')) / key.length);
  for (let from = 0; from < words.length; from++)
    for (let to = from + 1; to <= Math.min(words.length, from + LONGEST_NAME); to++)
      best = Math.max(best, likenessOf(key, words.slice(from, to).join('')));
  return best;
}

/** Every place that shows the name: single lines, or else several lines together. */
export function placesOfName(name: string, { lines, blocks }: LinesAndBlocks): readonly TextMatch[] {
  const least = leastFor(name);
  const single = lines.flatMap(({ text }, at) => {
    const likeness = likenessInText(name, text);
    const rest = Math.max(0, 1 - nameKey(name).length / Math.max(1, nameKey(text).length));
    return likeness >= least ? [{ lines: [at], likeness, rest }] : [];
  });
  if (single.length > 0) return single;
  const together = better(adjacentLines(name, blocks), scatteredLines(name, lines));
  return together && matchQuality(together) >= least ? [together] : [];
}

/** No letter of a short name may differ, because that could make it another word. */
function leastFor(name: string): number {
  const letters = nameKey(name).length;
  return letters <= 4 ? 1 : letters <= 7 ? 0.8 : 0.7;
}

/** The line with the given web address or phone number. With empty words, the first line that contains one. */
export function addressLine(words: string, { lines }: LinesAndBlocks): TextMatch | null {
  let best: TextMatch | null = null;
  for (const [at, { text }] of lines.entries()) {
    const { address, phone } = wordingOf(text);
    if (!address && !phone) continue;
    const likeness = words === '' ? LEAST : Math.max(LEAST, likenessInText(words, text));
    if (likeness > (best?.likeness ?? 0)) best = { lines: [at], likeness, rest: 0 };
  }
  return best;
}
