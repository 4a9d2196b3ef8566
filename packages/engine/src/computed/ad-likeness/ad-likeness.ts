import { type LogisticModel, predictProbability } from '../../logistic.ts';
import type { AdSign, AdSigns } from './ad-signs.ts';
import fitted from './model.json' with { type: 'json' };

/** A logistic regression on a few signs; written by `npm run fit:ad-likeness`. */
export interface AdLikenessModel extends LogisticModel<AdSign> {
  /** Below this probability a picture is reported as not looking like an ad. */
  readonly seldom: number;
}

export const adLikenessModel: AdLikenessModel = fitted;

/** Probability, 0..1, that a picture with these signs is an ad, if half of all pictures are ads. */
export const adChance = (signs: AdSigns, model: LogisticModel<AdSign> = adLikenessModel): number =>
  predictProbability(model, signs);
