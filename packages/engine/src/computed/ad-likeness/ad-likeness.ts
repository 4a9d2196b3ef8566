import { AD_SIGNS, type AdSign, type AdSigns } from './ad-signs.ts';
import fitted from './model.json' with { type: 'json' };

/** A logistic regression on few signs; `npm run fit:ad-likeness` writes it. */
export interface AdLikenessModel {
  readonly intercept: number;
  readonly weights: Readonly<Record<AdSign, number>>;
  /** Chance under which a picture is said not to look like an ad. */
  readonly seldom: number;
}

export const adLikenessModel: AdLikenessModel = fitted;

/** How likely a picture with these signs is an ad, 0..1, where every other picture is one. */
export function adChance(
  signs: AdSigns,
  { intercept, weights }: Pick<AdLikenessModel, 'intercept' | 'weights'> = adLikenessModel,
): number {
  const sum = AD_SIGNS.reduce((all, sign) => all + weights[sign] * signs[sign], intercept);
  return 1 / (1 + Math.exp(-sum));
}
