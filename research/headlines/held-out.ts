import type { PullModel } from '../../packages/engine/src/gatherers/copy/pull/model.ts';
import { pullOf } from '../../packages/engine/src/gatherers/copy/pull/pull.ts';
import { rankLogit } from '../../packages/engine/src/scoring/comparison/headline-chance.ts';
import { hash } from '../statistics/hash.ts';
import { fitHeadlines } from './fit.ts';
import type { Pair } from './pairs.ts';

export const FOLDS = 5;

/** Whether models that saw neither headline found the winner of a decided pair: 1, 0, or 0.5 for a tie. */
export interface HeldOutPair {
  readonly group: string;
  readonly pull: number;
  readonly longer: number;
  /** The winner's lead in logits of rank, computed from the rank in the report; negative when it was behind. */
  readonly lean: number;
}

/** The pairs of one fold, and a model fitted on all other folds. */
export interface Fold {
  readonly model: PullModel;
  readonly pairs: readonly Pair[];
}

/** Fits one model per fold. Groups of tests stay whole; a hash of the group's name picks the fold. */
export function headlineFolds(pairs: readonly Pair[]): Fold[] {
  return Array.from({ length: FOLDS }, (_, fold) => ({
    model: fitHeadlines(pairs.filter(({ group }) => foldOf(group) !== fold)),
    pairs: pairs.filter(({ group }) => foldOf(group) === fold),
  }));
}

const foldOf = (group: string): number => hash(group) % FOLDS;

/** 1 when the better headline of a pair has the larger figure, 0.5 for a tie. */
const hit = ({ headlines: [a, b], z }: Pair, figure: (headline: string) => number): number =>
  (Math.sign((figure(a) - figure(b)) * z) + 1) / 2;

function leanOf({ headlines: [a, b], z }: Pair, model: PullModel): number {
  const logit = (headline: string): number => rankLogit(pullOf(headline, model).rank);
  return (logit(a) - logit(b)) * Math.sign(z);
}

/** Judges every decided pair with the model of its fold. @param spread from spreadOf */
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

/** Standard deviation of strength over headlines that the model had not seen. */
export function spreadOf(folds: readonly Fold[]): number {
  const strengths = folds.flatMap(({ model, pairs }) =>
    [...new Set(pairs.flatMap((pair) => pair.headlines))].map((headline) => pullOf(headline, model).strength),
  );
  const mean = strengths.reduce((sum, value) => sum + value, 0) / strengths.length;
  return Math.sqrt(strengths.reduce((sum, value) => sum + (value - mean) ** 2, 0) / strengths.length);
}
