import { type SignModel, chanceBy } from '../../logistic.ts';
import type { AdSign, AdSigns } from './ad-signs.ts';
import fitted from './model.json' with { type: 'json' };

/** A logistic regression on few signs; `npm run fit:ad-likeness` writes it. */
export interface AdLikenessModel extends SignModel<AdSign> {
  /** Chance under which a picture is said not to look like an ad. */
  readonly seldom: number;
}

export const adLikenessModel: AdLikenessModel = fitted;

/** How likely a picture with these signs is an ad, 0..1, where every other picture is one. */
export const adChance = (signs: AdSigns, model: SignModel<AdSign> = adLikenessModel): number =>
  chanceBy(model, signs);
