import type { TextLine } from '../../artifacts/artifacts.ts';
import type { Evidence } from '../../audit.ts';
import { isQuotable, lineName, looksMisread } from '../text/line-name.ts';
import { isWord } from '../text/tellable-headline.ts';
import { FUNCTION_WORDS } from './picture-lexicon.ts';

/** A word read in the picture. */
export interface PictureWord {
  /** Lower case, without the marks around it. */
  readonly word: string;
  readonly line: TextLine;
  /** How much of the message it is: larger lines weigh more, doubtful readings less. */
  readonly weight: number;
}

const AROUND_WORD = /^[^\p{L}\p{N}$€£%]+|[^\p{L}\p{N}$€£%]+$/gu;

/** Half of a line's weight comes from its height: a headline's word counts for more, not for everything. */
const weightOf = (line: TextLine): number => line.confidence * Math.sqrt(Math.max(line.height, 0.01));

/** Words of every line but the fine print, in reading order. */
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

/** Share of the words, by weight, that answer; 0..1. */
export function weighedShare(list: readonly PictureWord[], answers: (word: PictureWord) => boolean): number {
  let found = 0;
  let all = 0;
  for (const entry of list) {
    all += entry.weight;
    if (answers(entry)) found += entry.weight;
  }
  return all > 0 ? found / all : 0;
}

/** Three words say next to nothing to judge wording by, so that it fades in there; from eight on it is sure. */
export const wordingConfidence = (list: readonly PictureWord[]): number =>
  Math.min(0.9, Math.max(0.05, 0.17 * (list.length - 2.7)));

/** Carries meaning: not a little word, not a figure. */
export const carriesMeaning = ({ word }: PictureWord): boolean =>
  word.length >= 3 && /\p{L}{3}/u.test(word) && !Object.values(FUNCTION_WORDS).some((set) => set.has(word));

export interface PictureLanguage {
  /** English name of the language; null when too few little words were read to tell. */
  readonly name: string | null;
  /** Share of the little words that belong to it, 0..1. */
  readonly share: number;
  /** Little words of any language. */
  readonly recognised: number;
}

const ENOUGH_TO_TELL = 3;

/** Told by the little words of seven languages. */
export function pictureLanguage(list: readonly PictureWord[]): PictureLanguage {
  const recognised = list.filter(({ word }) => Object.values(FUNCTION_WORDS).some((set) => set.has(word)));
  const counts = Object.entries(FUNCTION_WORDS)
    .map(([name, set]) => ({ name, count: recognised.filter(({ word }) => set.has(word)).length }))
    .sort((a, b) => b.count - a.count);
  const [first] = counts;
  if (!first || recognised.length < ENOUGH_TO_TELL)
    return { name: null, share: 0, recognised: recognised.length };
  return { name: first.name, share: first.count / recognised.length, recognised: recognised.length };
}

/** English of this many words hardly does without “the”, “and” or “for”. */
const SURELY_LITTLE_WORDS = 12;

/** Why a judgment by English word lists cannot be made on these words; null when it can. */
export function notEnglishEnough(list: readonly PictureWord[]): string | null {
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

/** Words that can be told to a reader: no addresses, none that were misread, and none of no dictionary in a line that is not surely read. */
export const tellable = (list: readonly PictureWord[]): readonly PictureWord[] =>
  list.filter(
    ({ word, line }) => !looksMisread(word) && !ADDRESS.test(word) && (isQuotable(line) || isWord(word)),
  );

/** The words of the message: neither the brand's name nor those of the request. */
export const ofMessage = ({ line }: PictureWord): boolean =>
  line.role !== 'brand' && line.role !== 'callToAction';

export interface NamedWords {
  /** As they are quoted: “fresh”, “love” and “home”. */
  readonly words: string;
  /** How many of them are named, for the number of the verb. */
  readonly count: number;
}

const MOST_NAMED = 4;

/** Words to name in a sentence, each once; 'one word' or 'several words' where none can be told. */
export function named(list: readonly PictureWord[]): NamedWords {
  const told = new Set(tellable(list).map(({ word }) => word));
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

/** Words of which a share has to be read surely before anything is said to be missing. Judgment. */
const SURELY = { line: 0.85, share: 0.9 } as const;

/** What is said of a picture whose words were read with doubt, in place of what was not found in it. */
export const DOUBTFUL = 'Not all of the text could be read for sure, so we do not say what it lacks.';

/** Whether the words were read so well that what is not among them is not in the picture's readable text. */
export function surelyRead(list: readonly PictureWord[]): boolean {
  const told = list.filter(({ word, line }) => line.role !== 'brand' && !ADDRESS.test(word));
  const sure = told.filter(({ word, line }) => line.confidence >= SURELY.line && isWord(word));
  return sure.length >= SURELY.share * told.length;
}

const SHOWN = 3;

/** The largest lines in which something was found, else the largest of all. */
export const evidenceIn = (found: readonly PictureWord[], all: readonly PictureWord[]): readonly Evidence[] =>
  linesOf(found.length > 0 ? found : all)
    .slice(0, SHOWN)
    .map((line) => ({ label: lineName(line), box: line.box }));
