import {
  IMPRESSION_QUALITIES,
  type ImpressionQuality,
} from '../../packages/engine/src/artifacts/impression.ts';
import type { Rated } from './rated.ts';
import { fitKernel, type Kernel, predict, weightsOf } from './ridge-kernel.ts';
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

/** .2 to 1 rank left-out creatives alike. */
const PENALTY = 0.5;

/** Ratings of every creative by fits that its fold had no part in, by quality. */
export type LeftOut = Readonly<Record<ImpressionQuality, readonly number[]>>;

const ratedFor = (items: readonly Rated[], quality: ImpressionQuality): number[] =>
  gradesFor(CATEGORY_OF[quality], items).map(onScale);

/**
 * @param among the creatives that may be learned from; predicted are all
 */
export function leftOut(items: readonly Rated[], kernel: Kernel, among: readonly number[]): LeftOut {
  const folds = [...new Set(items.map(({ fold }) => fold))];
  const entries = IMPRESSION_QUALITIES.map((quality) => {
    const targets = ratedFor(items, quality);
    const predicted = items.map(() => 0);
    const usable = among.filter((at) => !Number.isNaN(targets[at]));
    const all = fitKernel(kernel, targets, usable, PENALTY);
    for (const fold of folds) {
      const others = usable.filter((at) => items[at]!.fold !== fold);
      const fit = others.length === usable.length ? all : fitKernel(kernel, targets, others, PENALTY);
      for (const [at, item] of items.entries())
        if (item.fold === fold) predicted[at] = predict(kernel, fit, at);
    }
    return [quality, predicted];
  });
  return Object.fromEntries(entries);
}

/** The model of all creatives, for the product. */
export function finalWeights(items: readonly Rated[], kernel: Kernel, quality: ImpressionQuality) {
  const targets = ratedFor(items, quality);
  const usable = items.flatMap((_, at) => (Number.isNaN(targets[at]) ? [] : [at]));
  return weightsOf(kernel, fitKernel(kernel, targets, usable, PENALTY));
}
