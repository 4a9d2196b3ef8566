import type { Misspelling } from '../../gatherers/words/index.ts';
import { type LogisticModel, predictProbability, logit } from '../../logistic.ts';
import model from './slip-model.json' with { type: 'json' };

/** Signs that separate the ad's own misspelling from an OCR error, a name, or a fragment of a word. */
export const SLIP_SIGNS = [
  'swapped',
  'doubled',
  'lostSurely',
  'vowel',
  'plural',
  'isCommon',
  'letters',
  'sureness',
  'commonness',
  'atTheEnd',
  'amongWords',
  'likeAName',
] as const;
export type SlipSigns = Readonly<Record<(typeof SLIP_SIGNS)[number], number>>;

/** A word in no dictionary, and the context it was read in. */
export interface WordInContext {
  readonly word: string;
  /** OCR confidence of its line, 0..1. */
  readonly confidence: number;
  /** Share of the words in its passage that are in a dictionary, 0..1. */
  readonly known: number;
  /** Capitalized among lowercase words. */
  readonly likeAName: boolean;
}

/** Up to this many letters, a word with a doubled letter is as often a name as a misspelling: 'Noor'. */
const SHORT = 5;

/** OCR also loses narrow letters and confuses vowels, so these signs need a confidence above this. */
const SURELY = 0.98;

/** Cap on length: longer words are no less likely to be one letter away from another. */
const LONG = 10;

/** OCR confidence above this carries no extra information. */
const FULL = 0.998;

export function slipSigns(
  { kind, count, atTheEnd, isCommon }: Misspelling,
  { word, confidence, known, likeAName }: WordInContext,
): SlipSigns {
  return {
    swapped: Number(kind === 'swapped'),
    doubled: Number(kind === 'doubled' && word.length > SHORT),
    lostSurely: Number(kind === 'lost' && !atTheEnd && confidence > SURELY),
    vowel: Number(kind === 'vowel' && !atTheEnd && confidence > SURELY),
    plural: Number(kind === 'plural'),
    isCommon: Number(isCommon),
    letters: Math.min(LONG, word.length) / LONG,
    sureness: logit(confidence, 1 - FULL),
    commonness: Math.log10(1 + count),
    atTheEnd: Number(atTheEnd),
    amongWords: known,
    likeAName: Number(likeAName),
  };
}

export type SlipModel = LogisticModel<keyof SlipSigns>;

/** Probability, 0..1, that the ad itself spells the word this way. Fitted by `npm run fit:spelling`. */
export const misspellingProbability = (signs: SlipSigns, fitted: SlipModel = model): number =>
  predictProbability(fitted, signs);
