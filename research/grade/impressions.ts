import {
  IMPRESSION_QUALITIES,
  type ImpressionQuality,
} from '../../packages/engine/src/artifacts/impression.ts';
import type { RatedCreative } from './rated.ts';
import {
  type Inverse,
  type Kernel,
  fitOn,
  inverseOn,
  pointsMoved,
  predict,
  predictHeldOut,
  weightsOf,
} from './ridge-kernel.ts';
import { normalizedRatings, onScale } from './target.ts';

/** The category whose ratings each quality is learned from. */
export const CATEGORY_OF: Readonly<Record<ImpressionQuality, string>> = {
  attention: 'attention',
  clarity: 'message-clarity',
  brand: 'brand-presence',
  request: 'call-to-action',
  design: 'visual-design',
  emotion: 'emotional-appeal',
  persuasion: 'audience-relevance',
};

/** From .5 to 1 held-out ranking is equally good; a larger penalty makes re-saved files move less. */
const PENALTY = 1;

/** Ratings by quality, of every creative and then of every re-saved copy, from fits that did not see its fold. */
export type OutOfFoldRatings = Readonly<Record<ImpressionQuality, readonly number[]>>;

const ratedFor = (items: readonly RatedCreative[], quality: ImpressionQuality): number[] =>
  normalizedRatings(CATEGORY_OF[quality], items).map(onScale);

/**
 * Predicts all creatives and copies.
 * @param folds one per kernel row @param among indices of the rows available for training
 */
export const outOfFoldImpressions = (
  items: readonly RatedCreative[],
  kernel: Kernel,
  folds: readonly string[],
  among: readonly number[],
): OutOfFoldRatings =>
  outOfFoldPredictions(
    Object.fromEntries(IMPRESSION_QUALITIES.map((quality) => [quality, ratedFor(items, quality)])),
    {
      kernel,
      folds,
      among,
      penalty: PENALTY,
    },
  );

export interface OutOfFoldOptions {
  readonly kernel: Kernel;
  /** One per kernel row. */
  readonly folds: readonly string[];
  /** Indices of the rows available for training. */
  readonly among: readonly number[];
  /** Ridge penalty, for a kernel whose diagonal has mean 1 over creatives. */
  readonly penalty: number;
}

/**
 * Ridge predictions by target, for every creative and then for every copy, from fits that did not see its fold.
 * @param targets per creative; NaN when unknown
 */
export function outOfFoldPredictions<Name extends string>(
  targets: Readonly<Record<Name, readonly number[]>>,
  { kernel, folds, among, penalty }: OutOfFoldOptions,
): Readonly<Record<Name, readonly number[]>> {
  const inverses = new Map<string, Inverse>();
  const said = (own: readonly number[]): readonly number[] => {
    const usable = among.filter((at) => !Number.isNaN(own[at] ?? 0));
    const inverse = inverses.get(usable.join(' ')) ?? inverseOn(kernel, usable, penalty);
    inverses.set(usable.join(' '), inverse);
    const fit = fitOn(inverse, own);
    // A difference is predicted without the mean.
    const predicted = folds.map((_, at) => predict(kernel, fit, at) - (at < kernel.creatives ? 0 : fit.mean));
    for (const fold of new Set(folds)) {
      const left = usable.flatMap((at, i) => (folds[at] === fold ? [i] : []));
      const unseen = predictHeldOut(inverse, fit, own, left);
      for (const [k, i] of left.entries()) predicted[usable[i]!] = unseen[k]!;
    }
    return predicted.map((value, at) => {
      const of = kernel.changed[at - kernel.creatives];
      return of === undefined ? value : predicted[of]! + pointsMoved(value);
    });
  };
  const entries = Object.entries<readonly number[]>(targets).map(([name, own]) => [name, said(own)]);
  return Object.fromEntries(entries);
}

/** The model that the product ships, fitted on all creatives. */
export const finalWeights = (items: readonly RatedCreative[], kernel: Kernel, quality: ImpressionQuality) =>
  weightsOn(kernel, ratedFor(items, quality), PENALTY);

/** Fits a ridge on all creatives with a known target. */
export function weightsOn(kernel: Kernel, targets: readonly number[], penalty: number) {
  const usable = kernel.rows.flatMap((_, at) => (Number.isNaN(targets[at] ?? 0) ? [] : [at]));
  return weightsOf(kernel, fitOn(inverseOn(kernel, usable, penalty), targets));
}
