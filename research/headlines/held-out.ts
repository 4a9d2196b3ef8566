import type { PullModel } from '../../packages/engine/src/gatherers/copy/pull/model.ts';
import { pullOf } from '../../packages/engine/src/gatherers/copy/pull/pull.ts';
import { rankLogit } from '../../packages/engine/src/scoring/comparison/headline-chance.ts';
import { hash } from '../statistics/hash.ts';
import { fitHeadlines } from './fit.ts';
import type { Pair } from './pairs.ts';

export const FOLDS = 5;

/** Whether the winner of a decided pair was told, by models that saw neither headline: 1, 0, or half for a tie. */
export interface HeldOutPair {
  readonly group: string;
  readonly pull: number;
  readonly longer: number;
  /** How far the winner was ahead in logits of its rank, as the report's rank gives them; below 0 where it was behind. */
  readonly lean: number;
}

/** One fold: its pairs, and a model fitted on all the others. */
export interface Fold {
  readonly model: PullModel;
  readonly pairs: readonly Pair[];
}

/** Fits one model per fold. A group of tests stands in one fold as a whole; which one follows from its name. */
export function headlineFolds(pairs: readonly Pair[]): Fold[] {
  return Array.from({ length: FOLDS }, (_, fold) => ({
    model: fitHeadlines(pairs.filter(({ group }) => foldOf(group) !== fold)),
    pairs: pairs.filter(({ group }) => foldOf(group) === fold),
  }));
}

const foldOf = (group: string): number => hash(group) % FOLDS;

/** 1 where the better headline of a pair got the larger figure, half for a tie. */
const hit = ({ headlines: [a, b], z }: Pair, figure: (headline: string) => number): number =>
  (Math.sign((figure(a) - figure(b)) * z) + 1) / 2;

function leanOf({ headlines: [a, b], z }: Pair, model: PullModel): number {
  const logit = (headline: string): number => rankLogit(pullOf(headline, model).rank);
  return (logit(a) - logit(b)) * Math.sign(z);
}

/** Every decided pair, judged by the model of its fold. @param spread as spreadOf gives it */
export const judgeHeldOut = (folds: readonly Fold[], spread: number): HeldOutPair[] =>
  folds.flatMap(({ model, pairs }) =>
    pairs
      .filter(({ decided }) => decided)
      .map((pair) => ({
        group: pair.group,
        pull: hit(pair, (headline) => pullOf(headline, model).strength),
        longer: hit(pair, (headline) => headline.length),
        lean: leanOf(pair, { ...model, spread }),
      })),
  );

/** Deviation of strength over headlines that the model had not seen. */
export function spreadOf(folds: readonly Fold[]): number {
  const strengths = folds.flatMap(({ model, pairs }) =>
    [...new Set(pairs.flatMap((pair) => pair.headlines))].map((headline) => pullOf(headline, model).strength),
  );
  const mean = strengths.reduce((sum, value) => sum + value, 0) / strengths.length;
  return Math.sqrt(strengths.reduce((sum, value) => sum + (value - mean) ** 2, 0) / strengths.length);
}
