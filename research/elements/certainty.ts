import type { Features } from '../../packages/engine/src/elements/ranker/features.ts';
import type { Weights } from '../../packages/engine/src/elements/ranker/choice.ts';
import { certaintyOf } from '../../packages/engine/src/elements/ranker/rank.ts';
import type { Outcome } from './outcomes.ts';
import { FOLDS } from './stages.ts';

const RIDGE = 0.003;
const STEPS = 400;
/** Share of matching words from which a headline counts as right; the same limit applies to the other elements. */
const RIGHT = 0.5;

/** Fits a logistic curve by gradient ascent. Made for a few features of magnitude about 1. */
export function fitCurve(
  rows: readonly { readonly features: Features; readonly right: boolean }[],
  steps = STEPS,
): Weights {
  const names = Object.keys(rows[0]?.features ?? {});
  const weights: Record<string, number> = Object.fromEntries(
    names.map((name) => [name, name === 'chance' ? 1 : 0]),
  );
  for (let step = 0; step < steps; step++) {
    // A fresh object each step, because the engine caches the entries of a weights object on first use.
    const now = { ...weights };
    const slope: Record<string, number> = Object.fromEntries(
      names.map((name) => [name, -RIDGE * weights[name]!]),
    );
    for (const { features, right } of rows) {
      const off = (Number(right) - certaintyOf(features, now)) / rows.length;
      for (const name of names) slope[name]! += off * features[name]!;
    }
    for (const name of names) weights[name]! += 0.3 * slope[name]!;
  }
  return Object.fromEntries(names.map((name) => [name, Number(weights[name]!.toPrecision(4))]));
}

const rowsOf = (outcomes: readonly Outcome[]) =>
  outcomes
    .filter(({ text, known }) => known && text !== null)
    .map(({ features, right }) => ({ features, right: right >= RIGHT }));

export interface JudgedOutcome {
  readonly outcome: Outcome;
  readonly p: number;
  readonly right: boolean;
  readonly there: boolean;
}

/** Certainties by curves fitted without the creative's fold, and the weights of the curve fitted on all. */
export function crossValidatedCertainty(outcomes: readonly Outcome[]): {
  readonly predictions: readonly JudgedOutcome[];
  readonly weights: Weights;
} {
  const byFold = Array.from({ length: FOLDS }, (_, fold) =>
    fitCurve(rowsOf(outcomes.filter((each) => each.fold !== fold))),
  );
  return {
    predictions: outcomes.map((outcome) => ({
      outcome,
      p: outcome.text === null ? 0 : certaintyOf(outcome.features, byFold[outcome.fold]!),
      right: outcome.right >= RIGHT,
      there: outcome.there,
    })),
    weights: fitCurve(rowsOf(outcomes)),
  };
}
