import type { Hit } from '../../artifacts/copy-artifacts.ts';
import { type Word, stem, wordsOf } from './words.ts';

/** Phrases by the key of their first word. In a phrase, '#' matches any number and '*' any one word. */
export type Phrasebook = ReadonlyMap<string, readonly (readonly string[])[]>;

/** Compiles a word list, so that each text is scanned only once per list. */
export function phrasebook(phrases: readonly string[]): Phrasebook {
  const book = new Map<string, string[][]>();
  for (const phrase of phrases) {
    const keys = keysOf(phrase);
    const [first] = keys;
    if (first === undefined) continue;
    book.set(
      first,
      [...(book.get(first) ?? []), keys].sort((a, b) => b.length - a.length),
    );
  }
  return book;
}

const keysOf = (phrase: string): string[] =>
  phrase
    .split(/[\s-]+/)
    .flatMap((part) =>
      part === '#' || part === '*' ? [part] : wordsOf(part).map((word) => stem(word.lower)),
    );

/** Occurrences of the phrases in the text: longest first, never overlapping, never across the end of a sentence. */
export function findPhrases(text: string, words: readonly Word[], book: Phrasebook): Hit[] {
  const hits: Hit[] = [];
  for (let index = 0; index < words.length;) {
    const length = matchAt(text, words, index, book);
    const first = words[index];
    const last = words[index + length - 1];
    if (length > 0 && first && last) hits.push(hit(text, first.start, last.end));
    index += Math.max(1, length);
  }
  return hits;
}

/** Number of words in the longest phrase that starts here; 0 when there is none. */
function matchAt(text: string, words: readonly Word[], index: number, book: Phrasebook): number {
  const word = words[index];
  if (!word) return 0;
  const candidates = [...(book.get(word.stem) ?? []), ...(isNumber(word) ? (book.get('#') ?? []) : [])];
  const lengths = candidates.filter((keys) => keys.every((key, at) => fits(text, words, index, at, key)));
  return Math.max(0, ...lengths.map((keys) => keys.length));
}

function fits(text: string, words: readonly Word[], index: number, at: number, key: string): boolean {
  const word = words[index + at];
  if (!word) return false;
  const before = words[index + at - 1];
  if (at > 0 && before && /[.!?;:\n]/.test(text.slice(before.end, word.start))) return false;
  return key === '*' || (key === '#' ? isNumber(word) : word.stem === key);
}

const isNumber = (word: Word): boolean => /^\p{N}/u.test(word.lower);

export const hit = (text: string, start: number, end: number): Hit => ({
  start,
  end,
  text: text.slice(start, end),
});

/** Matches of a pattern, which needs the flag g and must not match empty text. `matchAll` would compile the pattern anew. */
export function findPattern(text: string, pattern: RegExp): Hit[] {
  const hits: Hit[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text))
    hits.push(hit(text, match.index, pattern.lastIndex));
  return hits;
}

/** Hits in text order, without those that overlap an earlier or longer one. */
export function withoutOverlaps(hits: readonly Hit[]): Hit[] {
  const kept: Hit[] = [];
  for (const next of hits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1);
    if (!last || next.start >= last.end) kept.push(next);
  }
  return kept;
}
