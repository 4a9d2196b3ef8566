import {
  type AdLikenessModel,
  adChance,
} from '../../packages/engine/src/computed/ad-likeness/ad-likeness.ts';
import {
  AD_SIGNS,
  type AdSign,
  type AdSigns,
} from '../../packages/engine/src/computed/ad-likeness/ad-signs.ts';
import type { LogisticModel } from '../../packages/engine/src/logistic.ts';
import { fitLogistic } from '../statistics/logistic.ts';
import type { KnownPicture, PictureKind } from './pictures.ts';

/** Photos carry half of the weight. Real ads and banners share the other half. */
const COUNTS: Readonly<Record<PictureKind, number>> = { photos: 0.5, ads: 0.25, banners: 0.25 };
const RIDGE = 0.002;
/** Share of the training ads, of either kind, that may fall below the threshold. */
const MISTAKEN = 0.02;

type Fitted = KnownPicture & { readonly signs: AdSigns };

const isRead = (picture: KnownPicture): picture is Fitted => picture.signs !== null;

/** Fits a logistic regression, and the chance below which almost no ad falls. */
export function fitAdLikeness(pictures: readonly KnownPicture[]): AdLikenessModel {
  const rows = pictures.filter(isRead);
  const { intercept, weights } = fitLogistic(
    rows.map(({ signs }) => AD_SIGNS.map((sign) => signs[sign])),
    rows.map(({ kind }) => kind !== 'photos'),
    rows.map(({ kind }) => COUNTS[kind] / rows.filter((each) => each.kind === kind).length),
    RIDGE,
  );
  const model = {
    intercept,
    weights: Object.fromEntries(
      AD_SIGNS.map((sign, at) => [sign, weights[at]!]),
    ) as AdLikenessModel['weights'],
  };
  return { ...model, seldom: seldomFor(rows, model) };
}

function seldomFor(rows: readonly Fitted[], model: LogisticModel<AdSign>): number {
  const lowest = (['ads', 'banners'] as const).map((kind) => {
    const chances = rows.filter((row) => row.kind === kind).map(({ signs }) => adChance(signs, model));
    return chances.toSorted((a, b) => a - b)[Math.floor(MISTAKEN * chances.length)] ?? 0;
  });
  return Math.min(0.5, ...lowest);
}

/** The verdict on each picture from a model and threshold fitted without its fold. */
export function outOfFoldChances(
  pictures: readonly KnownPicture[],
): readonly { readonly picture: KnownPicture; readonly chance: number | null; readonly isSeldom: boolean }[] {
  const models = new Map(
    [...new Set(pictures.map(({ fold }) => fold))].map((fold) => [
      fold,
      fitAdLikeness(pictures.filter((each) => each.fold !== fold)),
    ]),
  );
  return pictures.map((picture) => {
    const model = models.get(picture.fold)!;
    const chance = picture.signs && adChance(picture.signs, model);
    return { picture, chance, isSeldom: chance !== null && chance < model.seldom };
  });
}
