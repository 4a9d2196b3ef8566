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
  movedBy,
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

/** Ratings of every creative, then of every copy that was saved again, by fits that its fold had no part in, by quality. */
export type LeftOut = Readonly<Record<ImpressionQuality, readonly number[]>>;

const ratedFor = (items: readonly Rated[], quality: ImpressionQuality): number[] =>
  gradesFor(CATEGORY_OF[quality], items).map(onScale);

/**
 * @param folds of all rows of the kernel @param among places of the rows that may be learned from; predicted are all creatives and copies
 */
export const leftOut = (
  items: readonly Rated[],
  kernel: Kernel,
  folds: readonly string[],
  among: readonly number[],
): LeftOut =>
  saidUnseen(Object.fromEntries(IMPRESSION_QUALITIES.map((quality) => [quality, ratedFor(items, quality)])), {
    kernel,
    folds,
    among,
    penalty: PENALTY,
  });

export interface UnseenBy {
  readonly kernel: Kernel;
  /** Of all rows of the kernel. */
  readonly folds: readonly string[];
  /** Places of the rows that may be learned from. */
  readonly among: readonly number[];
  /** Beside products of creatives whose own mean is 1. */
  readonly penalty: number;
}

/**
 * What ridges say of every creative, then of every copy, that saw nothing of its fold, target by target.
 * @param targets of all creatives; NaN where nothing is known
 */
export function saidUnseen<Name extends string>(
  targets: Readonly<Record<Name, readonly number[]>>,
  { kernel, folds, among, penalty }: UnseenBy,
): Readonly<Record<Name, readonly number[]>> {
  const inverses = new Map<string, Inverse>();
  const said = (own: readonly number[]): readonly number[] => {
    const usable = among.filter((at) => !Number.isNaN(own[at] ?? 0));
    const inverse = inverses.get(usable.join(' ')) ?? inverseOn(kernel, usable, penalty);
    inverses.set(usable.join(' '), inverse);
    const fit = fitOn(inverse, own);
    // Of a difference what is said stands on no mean.
    const predicted = folds.map((_, at) => predict(kernel, fit, at) - (at < kernel.creatives ? 0 : fit.mean));
    for (const fold of new Set(folds)) {
      const left = usable.flatMap((at, i) => (folds[at] === fold ? [i] : []));
      const unseen = predictLeftOut(inverse, fit, own, left);
      for (const [k, i] of left.entries()) predicted[usable[i]!] = unseen[k]!;
    }
    return predicted.map((value, at) => {
      const of = kernel.changed[at - kernel.creatives];
      return of === undefined ? value : predicted[of]! + movedBy(value);
    });
  };
  const entries = Object.entries<readonly number[]>(targets).map(([name, own]) => [name, said(own)]);
  return Object.fromEntries(entries);
}

/** The model of all creatives, for the product. */
export const finalWeights = (items: readonly Rated[], kernel: Kernel, quality: ImpressionQuality) =>
  weightsOn(kernel, ratedFor(items, quality), PENALTY);

/** A ridge on all creatives of which the target is known. */
export function weightsOn(kernel: Kernel, targets: readonly number[], penalty: number) {
  const usable = kernel.rows.flatMap((_, at) => (Number.isNaN(targets[at] ?? 0) ? [] : [at]));
  return weightsOf(kernel, fitOn(inverseOn(kernel, usable, penalty), targets));
}
