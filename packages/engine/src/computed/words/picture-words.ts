import type { TextLine } from '../../artifacts/artifacts.ts';
import type { Evidence } from '../../audit.ts';
import { isQuotable, lineName, looksMisread } from '../text/line-name.ts';
import { isKnownWord } from '../text/reliable-headline.ts';
import { FUNCTION_WORDS } from './picture-lexicon.ts';

export interface PictureWord {
  /** Lowercase, without surrounding punctuation. */
  readonly word: string;
  readonly line: TextLine;
  /** Share of the message: larger lines weigh more, doubtful readings less. */
  readonly weight: number;
}

const AROUND_WORD = /^[^\p{L}\p{N}$€£%]+|[^\p{L}\p{N}$€£%]+$/gu;

/** Uses the square root of the height, so that a headline's word counts for more but not for everything. */
const weightOf = (line: TextLine): number => line.confidence * Math.sqrt(Math.max(line.height, 0.01));

/** Words of every line except fine print, in reading order. */
export const pictureWords = (text: readonly TextLine[]): readonly PictureWord[] =>
  text
    .filter((line) => line.role !== 'legal')
    .flatMap((line) =>
      line.text
        .split(/\s+/)
        .map((raw) => raw.replace(AROUND_WORD, '').toLowerCase().replace('’', "'"))
        .filter((word) => word !== '')
        .map((word) => ({ word, line, weight: weightOf(line) })),
    );

/** Share of the words, by weight, that match; 0..1. */
export function weightedShare(list: readonly PictureWord[], answers: (word: PictureWord) => boolean): number {
  let found = 0;
  let all = 0;
  for (const entry of list) {
    all += entry.weight;
    if (answers(entry)) found += entry.weight;
  }
  return all > 0 ? found / all : 0;
}

/** Three words are almost nothing to judge wording by, so confidence starts near 0 there and is full from eight words on. */
export const wordingConfidence = (list: readonly PictureWord[]): number =>
  Math.min(0.9, Math.max(0.05, 0.17 * (list.length - 2.7)));

/** Whether it is neither a function word nor a figure. */
export const carriesMeaning = ({ word }: PictureWord): boolean =>
  word.length >= 3 && /\p{L}{3}/u.test(word) && !Object.values(FUNCTION_WORDS).some((set) => set.has(word));

export interface PictureLanguage {
  /** English name of the language; null when too few function words were read to tell. */
  readonly name: string | null;
  /** Share of the function words that belong to it, 0..1. */
  readonly share: number;
  /** Number of function words of any language. */
  readonly recognized: number;
}

const ENOUGH_TO_TELL = 3;

/** Detected by the function words of seven languages. */
export function pictureLanguage(list: readonly PictureWord[]): PictureLanguage {
  const recognized = list.filter(({ word }) => Object.values(FUNCTION_WORDS).some((set) => set.has(word)));
  const counts = Object.entries(FUNCTION_WORDS)
    .map(([name, set]) => ({ name, count: recognized.filter(({ word }) => set.has(word)).length }))
    .sort((a, b) => b.count - a.count);
  const [first] = counts;
  if (!first || recognized.length < ENOUGH_TO_TELL)
    return { name: null, share: 0, recognized: recognized.length };
  return { name: first.name, share: first.count / recognized.length, recognized: recognized.length };
}

/** English text of this length almost always contains “the”, “and” or “for”. */
const SURELY_LITTLE_WORDS = 12;

/** Why these words cannot be judged by English word lists; null when they can. */
export function whyNotEnglish(list: readonly PictureWord[]): string | null {
  if (list.length === 0) return 'We could not read any words in the picture.';
  if (list.length < 3) return 'Too few of the words are sure enough to judge.';
  const language = pictureLanguage(list).name;
  if (language !== null && language !== 'English') {
    return `The text in the picture seems to be ${language}; we judge wording in English only.`;
  }
  if (list.length >= SURELY_LITTLE_WORDS && !list.some(({ word }) => FUNCTION_WORDS['English']?.has(word))) {
    return 'We read no common English word in the picture; we judge wording in English only.';
  }
  const latin = list.filter(({ word }) => /[a-z0-9$€£%]/.test(word)).length;
  return latin * 2 < list.length ? 'The text in the picture is not in the Latin alphabet.' : null;
}

/** Each line once, largest first. */
export function linesOf(list: readonly PictureWord[]): readonly TextLine[] {
  return [...new Set(list.map(({ line }) => line))].toSorted((a, b) => b.height - a.height);
}

const ADDRESS = /@|\p{L}\/|\/\/|\.\p{L}{2,}/u;

/** Words that can be quoted: no addresses, no misreadings, and in uncertain lines only dictionary words. */
export const quotableWords = (list: readonly PictureWord[]): readonly PictureWord[] =>
  list.filter(
    ({ word, line }) => !looksMisread(word) && !ADDRESS.test(word) && (isQuotable(line) || isKnownWord(word)),
  );

/** Whether a word belongs to the message rather than to the brand name or the call to action. */
export const isMessageWord = ({ line }: PictureWord): boolean =>
  line.role !== 'brand' && line.role !== 'callToAction';

export interface NamedWords {
  /** As quoted: “fresh”, “love” and “home”. */
  readonly words: string;
  /** How many are named, for verb agreement. */
  readonly count: number;
}

const MOST_NAMED = 4;

/** Words to name in a sentence, each once; 'one word' or 'several words' when none can be quoted. */
export function quoteWords(list: readonly PictureWord[]): NamedWords {
  const told = new Set(quotableWords(list).map(({ word }) => word));
  if (told.size === 0) {
    const count = new Set(list.map(({ word }) => word)).size;
    return { words: count === 1 ? 'one word' : 'several words', count };
  }
  const marks = [...told].slice(0, MOST_NAMED).map((word) => `“${word}”`);
  const last = marks.at(-1) ?? '';
  return {
    words: marks.length === 1 ? last : `${marks.slice(0, -1).join(', ')} and ${last}`,
    count: marks.length,
  };
}

/** Share of the words that must be read confidently before anything is reported missing. Chosen by judgment. */
const SURELY = { line: 0.85, share: 0.9 } as const;

/** Replaces 'not found' statements when the words were read with doubt. */
export const DOUBTFUL = 'Not all of the text could be read for sure, so we do not say what it lacks.';

/** Whether the words were read well enough to conclude that anything not among them is absent. */
export function isReadConfidently(list: readonly PictureWord[]): boolean {
  const told = list.filter(({ word, line }) => line.role !== 'brand' && !ADDRESS.test(word));
  const sure = told.filter(({ word, line }) => line.confidence >= SURELY.line && isKnownWord(word));
  return sure.length >= SURELY.share * told.length;
}

const SHOWN = 3;

/** The largest lines that contain a hit, or the largest of all when there are none. */
export const evidenceIn = (found: readonly PictureWord[], all: readonly PictureWord[]): readonly Evidence[] =>
  linesOf(found.length > 0 ? found : all)
    .slice(0, SHOWN)
    .map((line) => ({ label: lineName(line), box: line.box }));
