import type { CopySentence } from '../../artifacts/copy-artifacts.ts';
import { wordsOf } from './words.ts';

/** Abbreviations whose period does not end a sentence. */
const ABBREVIATION =
  /(?:^|[\s(])(?:mr|mrs|ms|dr|st|vs|no|inc|ltd|co|corp|bros|llc|etc|approx|incl|rs|dept|ave|blvd|prof|gov|(?:[a-z]\.)*[a-z])\.$/i;

/** Units and months whose period ends no sentence when a small letter follows: '20 min. from the beach'. */
const UNIT =
  /(?:^|[\s(])(?:min|max|hrs?|sec|oz|lbs?|ft|sq|in|yd|pt|gal|est|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.$/i;

/** '1.' at the start of a sentence or line. */
const LIST_NUMBER = /^\s*\d{1,2}\.$/;

export const endsInAbbreviation = (text: string): boolean => ABBREVIATION.test(text);
export const endsInUnit = (text: string): boolean => UNIT.test(text);

/** A run of end marks with closing quotes or brackets. CJK marks need no space after them. */
const END = /(?:[.!?…]+["'”’)\]]*(?=\s|$))|[。！？]+[」』）]*|\n+/g;

/** Sentences and lines of the copy, trimmed, with their character offsets. */
export function sentencesOf(text: string): CopySentence[] {
  const sentences: CopySentence[] = [];
  let start = 0;
  for (const match of text.matchAll(END)) {
    const end = match.index + match[0].length;
    const before = text.slice(start, end);
    if (match[0] === '.' && (ABBREVIATION.test(before) || LIST_NUMBER.test(before))) continue;
    if (match[0] === '.' && UNIT.test(before) && /^[^\S\n]+\p{Ll}/u.test(text.slice(end, end + 4))) continue;
    push(sentences, text, start, end);
    start = end;
  }
  push(sentences, text, start, text.length);
  return sentences;
}

function push(sentences: CopySentence[], text: string, from: number, to: number): void {
  const raw = text.slice(from, to);
  const trimmed = raw.trim();
  if (trimmed === '') return;
  const start = from + raw.indexOf(trimmed);
  sentences.push({ text: trimmed, start, end: start + trimmed.length, words: wordsOf(trimmed).length });
}

/** The part shown before 'more': the first sentence or line that contains words, or else the whole copy. */
export function openingOf(text: string, sentences: readonly CopySentence[]): CopySentence {
  const first = sentences.find(({ words }) => words > 0) ?? sentences[0];
  return first ?? { text, start: 0, end: text.length, words: 0 };
}
