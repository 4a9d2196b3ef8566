import type { Slip } from '../../gatherers/words/index.ts';
import { type SignModel, chanceBy, logit } from '../../logistic.ts';
import model from './slip-model.json' with { type: 'json' };

/** What tells a slip of the writer from one of the reader, a name, and a piece of a word. */
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

/** Where a word in no dictionary was read. */
export interface WordRead {
  readonly word: string;
  /** Of the reader, 0..1, for its line. */
  readonly confidence: number;
  /** Share of the words beside it that a dictionary has, 0..1. */
  readonly known: number;
  /** With a capital, within words in small letters. */
  readonly likeAName: boolean;
}

/** Letters of words that are names as often as slips where one is doubled: 'Noor'. */
const SHORT = 5;

/** A narrow letter is lost by the reader, too, and one vowel read for another, unless it is this sure of the line. */
const SURELY = 0.98;

/** Longer words are no more seldom a letter away from another. */
const LONG = 10;

/** A certainty of the reader above this says no more. */
const FULL = 0.998;

export function slipSigns(
  { kind, count, atTheEnd, isCommon }: Slip,
  { word, confidence, known, likeAName }: WordRead,
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

export type SlipModel = SignModel<keyof SlipSigns>;

/** Chance that the ad itself spells the word so, 0..1; `npm run fit:spelling` fits it. */
export const chanceOfSlip = (signs: SlipSigns, fitted: SlipModel = model): number => chanceBy(fitted, signs);
