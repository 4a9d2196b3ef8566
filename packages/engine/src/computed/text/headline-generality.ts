import type { TextLine } from '../../artifacts/artifacts.ts';
import type { Span } from '../../artifacts/copy-artifacts.ts';
import type { LikelyHeadline } from '../../elements/elements.ts';
import { contentWords, readCopy, type Word, wordsOf } from '../../gatherers/copy/index.ts';
import { type MeaningWeights, weighed } from '../../gatherers/sentences/index.ts';
import { isEnglishAmong } from '../said/language.ts';
import { lexicon } from '../../gatherers/words/index.ts';
import model from './headline-generality-model.json' with { type: 'json' };

/** What is counted of a headline beside the words themselves. */
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

/** Ridge regression on signs, on which words there are, by stem, and on what they mean together: 0 is a headline for one product, 10 for any; 5 is what any rival could use. */
export interface GeneralityModel {
  readonly intercept: number;
  readonly signs: GeneralitySigns;
  readonly words: Readonly<Record<string, number>>;
  /** 0 on a headline of usual meaning. */
  readonly meaning: MeaningWeights;
}

export interface HeadlineGenerality {
  readonly lines: readonly TextLine[];
  /** 0 where only this ad could say it, 50 where any rival could, 100 where any ad could. */
  readonly value: number;
}

/** One word alone is a name or an exclamation. */
const LEAST = 2;
/** Beyond these a further word tells nothing more. */
const MOST = { words: 10, own: 4, hollow: 3 } as const;
/** One word of the product's own makes up for two empty ones. Judgment. */
const MAKES_UP = 2;

/** How far others could use the headline as well; null without a headline of several English words. */
export function headlineGenerality(
  text: readonly TextLine[],
  headlines: readonly LikelyHeadline[],
): HeadlineGenerality | null {
  const lines = text.filter(({ role }) => role === 'headline');
  const said = lines.map((line) => line.text).join(' ');
  const beside = text.filter(({ role }) => role !== 'label' && role !== 'brand');
  const words = headlineWords(said, beside.map((line) => line.text).join('. '));
  if (!words) return null;
  const general = generalityBy(model, signsOf(said, words), words.all) + meantBy(text, headlines);
  return {
    lines,
    value: Math.min(100, Math.max(0, 10 * general)),
  };
}

/** What the meaning of the headline adds, as found with the reading that these lines show; 0 where that was not looked at. */
const meantBy = (text: readonly TextLine[], headlines: readonly LikelyHeadline[]): number =>
  headlines.find(({ lines }) =>
    // A line that asks leads in no reading, whatever it is part of.
    text.every(({ role }, at) => role === 'callToAction' || (role === 'headline') === lines.includes(at)),
  )?.general ?? 0;

/** How much more general a headline is than its signs and words tell. @param meaning a vector of length 1 */
export const generalMeaning = (meaning: Float32Array): number => weighed(meaning, model.meaning);

/** By signs and words alone. */
export function generalityBy(
  { intercept, signs: weights, words: weightOf }: Omit<GeneralityModel, 'meaning'>,
  signs: GeneralitySigns,
  words: readonly Word[],
): number {
  const ofSigns = GENERALITY_SIGNS.reduce((sum, sign) => sum + weights[sign] * signs[sign], intercept);
  return [...new Set(words.map(({ stem }) => stem))].reduce(
    (sum, stem) => sum + (weightOf[stem] ?? 0),
    ofSigns,
  );
}

export interface HeadlineWords {
  readonly all: readonly Word[];
  /** How many say something of the product. */
  readonly own: number;
  /** How many different content words the lists of praise, jargon and filler hold. */
  readonly hollow: number;
}

/**
 * null where there are no several English words.
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
