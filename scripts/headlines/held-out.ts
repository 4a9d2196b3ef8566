import type { PullModel } from '../../packages/engine/src/gatherers/copy/pull/model.ts';
import { fitHeadlines } from './fit.ts';
import type { Pair } from './pairs.ts';

export const FOLDS = 5;

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

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value;
}

/** 1 where the better headline of a pair got the larger figure, half for a tie. */
export const hit = ({ headlines: [a, b], z }: Pair, figure: (headline: string) => number): number =>
  (Math.sign((figure(a) - figure(b)) * z) + 1) / 2;
