import type { Span } from '../../artifacts/copy-artifacts.ts';
import { STOP_WORDS } from './lexicons/stop-words.ts';

/** One word of the copy, with the keys that it is compared by. */
export interface Word extends Span {
  readonly text: string;
  readonly lower: string;
  /** Key shared by inflected forms (save, saves, saved, saving). Not for display. */
  readonly stem: string;
}

/** Numbers with their separators; words with their apostrophes and, as in a code, digits. */
const TOKEN = /\p{N}+(?:[.,]\p{N}+)*|[\p{L}\p{M}][\p{L}\p{M}\p{N}]*(?:['’][\p{L}\p{M}]+)*/gu;

/** Scripts without spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

/** Words and numbers of a text, in order, with their character offsets. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(TOKEN)].flatMap((match) =>
    UNSPACED.test(match[0]) ? segmented(match[0], match.index) : [word(match[0], match.index)],
  );
}

function segmented(token: string, offset: number): Word[] {
  return [...segmenter.segment(token)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment, index }) => word(segment, offset + index));
}

function word(text: string, start: number): Word {
  const lower = text.toLowerCase().replaceAll('’', "'");
  return { text, lower, stem: stem(lower), start, end: start + text.length };
}

/** Words whose ending only looks like an inflection. */
const UNINFLECTED = new Set(
  'news evening morning during series business wedding always perhaps something nothing anything everything king hundred sacred'.split(
    ' ',
  ),
);

/** The key shared by a lowercase word's inflected forms; not a real word. */
export function stem(lower: string): string {
  const bare = lower.replace(/'s$/, '');
  if (UNINFLECTED.has(bare) || bare.length < 4) return bare;
  return ending(withoutSuffix(bare));
}

function withoutSuffix(word: string): string {
  const single = singular(word);
  const stripped = single.replace(/(?:ing|(?<!e)ed)$/, '');
  return stripped.length >= 3 && /[aeiouy]/.test(stripped) ? stripped : single;
}

function singular(word: string): string {
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return word.replace(/ies$/, 'y');
  return /(?:ch|sh|x|ss|zz)es$/.test(word) ? word.slice(0, -2) : word.replace(/s$/, '');
}

/** 'sav' for save and saving, 'shop' for shopped, 'happi' for happy. */
function ending(word: string): string {
  return word
    .replace(/([bdgmnprt])\1$/, '$1')
    .replace(/(?<=..)e$/, '')
    .replace(/y$/, 'i');
}

/** Words that carry meaning: no pronouns, articles, prepositions or numbers. */
export const contentWords = (words: readonly Word[]): Word[] =>
  words.filter(({ lower }) => lower.length > 1 && !STOP_WORDS.has(lower) && !/^\p{N}/u.test(lower));
