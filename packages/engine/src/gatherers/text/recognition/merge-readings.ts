import { nameKey } from '../../../elements/names/name-key.ts';
import { spellings } from '../../../elements/names/known-names.ts';
import { withoutAccents } from '../../../language/folded.ts';
import { type LogisticModel, predictProbability } from '../../../logistic.ts';
import { isKnownWord, lexicon } from '../../words/index.ts';
import { commonLetters, gapsIn, lettersOf } from './common-letters.ts';
import type { Reading } from './decode-steps.ts';
import model from './likelier-stretches-model.json' with { type: 'json' };

/** Signs of which of two readings of the same words is right: the value of `other` minus that of `one`. */
export const SEGMENT_FEATURES = [
  'closer',
  'english',
  'nothing',
  'sureness',
  'least',
  'known',
  'count',
  'letters',
  'words',
] as const;
export type SegmentFeatures = Readonly<Record<(typeof SEGMENT_FEATURES)[number], number>>;
export type SegmentModel = LogisticModel<keyof SegmentFeatures>;

/** What the other reading is: the same network on a closer crop, or the network that knows only English. */
export type Kind = 'closer' | 'english';

/** Words of one reading, with the certainty of each letter. */
export interface ReadingSegment {
  readonly text: string;
  readonly sureness: readonly number[];
}

/** Currency signs, marks and arrows that the English network cannot output. */
const NOT_OF_ENGLISH = /[€£¥￡￥￠©®™°×÷±‰№℃→←✓✔★]/gu;

/** Below this certainty a letter counts as not seen. */
const UNSEEN = 0.01;

/**
 * Merges two readings of a line, taking the likelier one for each stretch of words.
 * @param one the reading to keep where nothing favors the other
 */
export function mergeReadings(
  one: Reading,
  other: Reading,
  kind: Kind,
  fitted: SegmentModel = model,
): Reading {
  const [letters, others] = [lettersOf(one.text), lettersOf(other.text)];
  const same = commonLetters(letters, others);
  const chosen = alignReadings(one, other, same).map((pair) => {
    if (pair[0].text === pair[1].text) return surerOf(pair);
    if (kind === 'english' && isSameButSigns(pair)) return pair[0];
    return predictProbability(fitted, segmentFeatures(pair, kind)) > 0.5 ? withMoney(pair) : pair[0];
  });
  const sureness = chosen.flatMap((words) => words.sureness);
  return {
    ...one,
    text: chosen
      .map(({ text }) => text)
      .filter(Boolean)
      .join(' '),
    sureness,
    confidence: meanOf(sureness) || 0,
    alike: same.size / Math.max(1, letters.length, others.length),
  };
}

/** A currency sign that opens a word, and the start of the figure that it belongs to. */
const MONEY = /(?<!\S)[€£¥]/u;
const FIGURE = /(?<!\S)(?=\d)/u;

/** The other reading, with the currency sign of `one` added to its first figure: '19.99' beside '£I9.99'. */
function withMoney([one, other]: SegmentPair): ReadingSegment {
  const [sign] = MONEY.exec(one.text) ?? [];
  const at = other.text.search(FIGURE);
  if (sign === undefined || at < 0) return other;
  const before = lettersOf(other.text.slice(0, at)).length;
  return {
    text: other.text.replace(FIGURE, sign),
    sureness: other.sureness.toSpliced(before, 0, meanOf(one.sureness)),
  };
}

/** True for '£39' beside '39', but not for '4.6£%' beside '4.65%'. */
const isSameButSigns = ([one, other]: SegmentPair): boolean =>
  one.text.replaceAll(NOT_OF_ENGLISH, '') === other.text;

const surerOf = ([one, other]: SegmentPair): ReadingSegment =>
  meanOf(other.sureness) > meanOf(one.sureness) ? other : one;

export type SegmentPair = readonly [one: ReadingSegment, other: ReadingSegment];

/**
 * Splits both readings at the gaps that both see. Accents that only `one` has are copied to `other`.
 * @param same where each letter of `one` that both share is in `other`
 */
export function alignReadings(
  one: Reading,
  other: Reading,
  same = commonLetters(lettersOf(one.text), lettersOf(other.text)),
): SegmentPair[] {
  const [letters, others] = [lettersOf(one.text), lettersOf(other.text)];
  for (const [at, place] of same) if (isAccented(letters[at]!)) others[place] = letters[at]!;
  const gapsOfOther = new Set([0, ...gapsIn(other.text), others.length]);
  const cuts = [0, ...gapsIn(one.text), letters.length].flatMap((gap): [number, number][] => {
    const places = [same.get(gap), (same.get(gap - 1) ?? Number.NaN) + 1];
    const met = places.find((place) => place !== undefined && gapsOfOther.has(place));
    return met === undefined ? [] : [[gap, met]];
  });
  const ends = [...cuts, [letters.length, others.length] as const];
  return ends
    .map(([end, place], index): SegmentPair => {
      const [start, from] = index === 0 ? [0, 0] : ends[index - 1]!;
      return [cutOf(one, letters, start, end), cutOf(other, others, from, place)];
    })
    .filter((pair) => pair.some(({ text }) => text !== ''));
}

const isAccented = (letter: string): boolean => withoutAccents(letter) !== letter.toLowerCase();

function cutOf(reading: Reading, letters: readonly string[], start: number, end: number): ReadingSegment {
  const gaps = new Set(gapsIn(reading.text));
  const own = letters.slice(start, end);
  return {
    text: own.map((letter, at) => (at > 0 && gaps.has(start + at) ? ` ${letter}` : letter)).join(''),
    sureness: reading.sureness?.slice(start, end) ?? own.map(() => reading.confidence),
  };
}

export function segmentFeatures([one, other]: SegmentPair, kind: Kind): SegmentFeatures {
  const more = (value: (words: ReadingSegment) => number): number => value(other) - value(one);
  return {
    closer: Number(kind === 'closer'),
    english: Number(kind === 'english'),
    nothing: more(({ text }) => Number(text === '')),
    sureness: more(({ sureness }) => logOf(meanOf(sureness))),
    least: more(({ sureness }) => logOf(Math.min(...sureness))),
    known: more(({ text }) => shareKnown(text)),
    count: more(({ text }) => meanLogCount(text)),
    letters: more(({ sureness }) => sureness.length),
    words: more(({ text }) => text.split(' ').length),
  };
}

/** 0 without letters, since then nothing is unsure. */
const logOf = (sureness: number): number =>
  Number.isFinite(sureness) ? Math.log(Math.max(UNSEEN, sureness)) : 0;

/** NaN for an empty list. */
const meanOf = (sureness: readonly number[]): number =>
  sureness.reduce((sum, each) => sum + each, 0) / sureness.length;

/** Share of its letters, figures and signs that are part of known words, names or figures, 0..1. */
function shareKnown(text: string): number {
  const known = (text.match(/[\p{L}\p{N}'’]+/gu) ?? []).filter(isKnown);
  return known.reduce((sum, word) => sum + word.length, 0) / Math.max(1, text.replaceAll(' ', '').length);
}

const isKnown = (word: string): boolean =>
  /^\d+$/.test(word) || (word.length > 1 && (isKnownWord(word) || spellings().has(nameKey(word))));

/** Mean log count of its words in the lexicon, weighted by their letters. */
function meanLogCount(text: string): number {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const letters = words.reduce((sum, word) => sum + word.length, 0);
  return (
    words.reduce((sum, word) => sum + word.length * Math.log(1 + lexicon().count(word)), 0) /
    Math.max(1, letters)
  );
}
