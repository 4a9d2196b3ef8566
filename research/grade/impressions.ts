import {
  IMPRESSION_QUALITIES,
  type ImpressionQuality,
} from '../../packages/engine/src/artifacts/impression.ts';
import type { Rated } from './rated.ts';
import {
  type Inverse,
  type Kernel,
  fitOn,
  inverseOn,
  predict,
  predictLeftOut,
  weightsOf,
} from './ridge-kernel.ts';
import { gradesFor, onScale } from './target.ts';

/** The category whose ratings a quality is learned from. */
export const CATEGORY_OF: Readonly<Record<ImpressionQuality, string>> = {
  attention: 'attention',
  clarity: 'message-clarity',
  brand: 'brand-presence',
  request: 'call-to-action',
  design: 'visual-design',
  emotion: 'emotional-appeal',
  persuasion: 'audience-relevance',
};

/** .5 to 1 rank left-out creatives alike; the more, the less a file saved again moves. */
const PENALTY = 1;

/** Ratings of every creative by fits that its fold had no part in, by quality. */
export type LeftOut = Readonly<Record<ImpressionQuality, readonly number[]>>;

const ratedFor = (items: readonly Rated[], quality: ImpressionQuality): number[] =>
  gradesFor(CATEGORY_OF[quality], items).map(onScale);

/**
 * @param folds of all rows of the kernel @param among places of the rows that may be learned from; predicted are all creatives
 */
export function leftOut(
  items: readonly Rated[],
  kernel: Kernel,
  folds: readonly string[],
  among: readonly number[],
): LeftOut {
  const inverses = new Map<string, Inverse>();
  const entries = IMPRESSION_QUALITIES.map((quality) => {
    const targets = ratedFor(items, quality);
    const usable = among.filter((at) => !Number.isNaN(targets[at] ?? 0));
    const inverse = inverses.get(usable.join(' ')) ?? inverseOn(kernel, usable, PENALTY);
    inverses.set(usable.join(' '), inverse);
    const fit = fitOn(inverse, targets);
    const predicted = items.map((_, at) => predict(kernel, fit, at));
    for (const fold of new Set(folds)) {
      const left = usable.flatMap((at, i) => (folds[at] === fold ? [i] : []));
      const said = predictLeftOut(inverse, fit, targets, left);
      for (const [k, i] of left.entries()) if (i < inverse.creatives) predicted[usable[i]!] = said[k]!;
    }
    return [quality, predicted];
  });
  return Object.fromEntries(entries);
}

/** The model of all creatives, for the product. */
export function finalWeights(items: readonly Rated[], kernel: Kernel, quality: ImpressionQuality) {
  const targets = ratedFor(items, quality);
  const usable = kernel.rows.flatMap((_, at) => (Number.isNaN(targets[at] ?? 0) ? [] : [at]));
  return weightsOf(kernel, fitOn(inverseOn(kernel, usable, PENALTY), targets));
}
