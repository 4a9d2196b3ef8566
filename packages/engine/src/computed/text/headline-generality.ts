import type { TextLine } from '../../artifacts/artifacts.ts';
import type { Span } from '../../artifacts/copy-artifacts.ts';
import type { LikelyHeadline } from '../../elements/elements.ts';
import { contentWords, readCopy, type Word, wordsOf } from '../../gatherers/copy/index.ts';
import { type MeaningWeights, linearScore } from '../../gatherers/sentences/index.ts';
import { isEnglishAmong } from '../said/language.ts';
import { lexicon } from '../../gatherers/words/index.ts';
import model from './headline-generality-model.json' with { type: 'json' };

/** Features of a headline besides the words themselves. */
export const GENERALITY_SIGNS = [
  'words',
  'figures',
  'exclamation',
  'question',
  'sentences',
  'capitals',
  'rarest',
  'own',
  'hollow',
  'hollowShare',
  'noOwn',
] as const;
export type GeneralitySigns = Readonly<Record<(typeof GENERALITY_SIGNS)[number], number>>;

/** Ridge regression on signs, word stems and meaning. 0 fits one product only, 5 any rival, 10 any ad at all. */
export interface GeneralityModel {
  readonly intercept: number;
  readonly signs: GeneralitySigns;
  readonly words: Readonly<Record<string, number>>;
  /** Contributes 0 for a headline of average meaning. */
  readonly meaning: MeaningWeights;
}

export interface HeadlineGenerality {
  readonly lines: readonly TextLine[];
  /** 0 when only this ad could say it, 50 when any rival could, 100 when any ad could. */
  readonly value: number;
}

/** A single word is a name or an exclamation. */
const LEAST = 2;
/** Caps, because words beyond these add no information. */
const MOST = { words: 10, own: 4, hollow: 3 } as const;
/** One word specific to the product makes up for this many empty ones. Chosen by judgment. */
const MAKES_UP = 2;

/** How easily other ads could use the headline; null without a headline of several English words. */
export function headlineGenerality(
  text: readonly TextLine[],
  headlines: readonly LikelyHeadline[],
): HeadlineGenerality | null {
  const lines = text.filter(({ role }) => role === 'headline');
  const said = lines.map((line) => line.text).join(' ');
  const beside = text.filter(({ role }) => role !== 'label' && role !== 'brand');
  const words = headlineWords(said, beside.map((line) => line.text).join('. '));
  if (!words) return null;
  const general = generalityFromSigns(model, signsOf(said, words), words.all) + meantBy(text, headlines);
  return {
    lines,
    value: Math.min(100, Math.max(0, 10 * general)),
  };
}

/** Contribution of the headline's meaning, from the reading that matches these lines; 0 when it was not measured. */
const meantBy = (text: readonly TextLine[], headlines: readonly LikelyHeadline[]): number =>
  headlines.find(({ lines }) =>
    // A call to action line never has the role `headline`, even when a reading includes it, so it is not compared.
    text.every(({ role }, at) => role === 'callToAction' || (role === 'headline') === lines.includes(at)),
  )?.general ?? 0;

/** How much more general a headline is than its signs and words suggest. @param meaning a unit vector */
export const generalityOfMeaning = (meaning: Float32Array): number => linearScore(meaning, model.meaning);

/** Uses signs and words only. */
export function generalityFromSigns(
  { intercept, signs: weights, words: weightOf }: Omit<GeneralityModel, 'meaning'>,
  signs: GeneralitySigns,
  words: readonly Word[],
): number {
  const ofSigns = GENERALITY_SIGNS.reduce((sum, sign) => sum + weights[sign] * signs[sign], intercept);
  return [...new Set(words.map(({ stem }) => stem))].reduce(
    (sum, stem) => (Object.hasOwn(weightOf, stem) ? sum + weightOf[stem]! : sum),
    ofSigns,
  );
}

export interface HeadlineWords {
  readonly all: readonly Word[];
  /** How many say something about the product. */
  readonly own: number;
  /** Distinct content words that say nothing specific: praise, jargon and filler. */
  readonly hollow: number;
}

/**
 * Returns null unless there are several English words.
 * @param beside all words of the ad
 */
export function headlineWords(said: string, beside = said): HeadlineWords | null {
  const all = wordsOf(said);
  if (all.length < LEAST || !isEnglishAmong(said, beside)) return null;
  const read = readCopy(said, 'en');
  if (!read.ok) return null;
  const { substance } = read.value;
  return { all, own: substance.length, hollow: hollowIn(all, substance) };
}

export function signsOf(said: string, { all, own, hollow }: HeadlineWords): GeneralitySigns {
  return {
    words: Math.min(MOST.words, all.length),
    figures: Number(/\d/.test(said)),
    exclamation: Number(said.includes('!')),
    question: Number(said.includes('?')),
    sentences: Number(/[.!?]\s+\S/.test(said)),
    capitals: Number(said === said.toUpperCase()),
    rarest: Math.log(1 + Math.min(...all.map(({ lower }) => lexicon().count(lower)))),
    own: Math.min(MOST.own, own),
    hollow: Math.min(MOST.hollow, hollow),
    hollowShare: hollow + own === 0 ? 1 / 2 : hollow / (hollow + MAKES_UP * own),
    noOwn: Number(own === 0),
  };
}

function hollowIn(words: readonly Word[], substance: readonly Span[]): number {
  const content = contentWords(words);
  const telling = new Set(
    content
      .filter(({ start, end }) => substance.some((hit) => hit.start < end && start < hit.end))
      .map(({ stem }) => stem),
  );
  return new Set(content.map(({ stem }) => stem).filter((stem) => !telling.has(stem))).size;
}
