import type { Features } from '../../packages/engine/src/elements/ranker/features.ts';
import type { Weights } from '../../packages/engine/src/elements/ranker/choice.ts';
import { certaintyOf } from '../../packages/engine/src/elements/ranker/rank.ts';
import type { Outcome } from './outcomes.ts';
import { FOLDS } from './stages.ts';

const RIDGE = 0.003;
const STEPS = 400;
/** Common words from which a headline counts as right. */
const RIGHT = 0.5;

/** A logistic curve by gradient ascent, over a few figures that are about one large. */
export function fitCurve(
  rows: readonly { readonly features: Features; readonly right: boolean }[],
  steps = STEPS,
): Weights {
  const names = Object.keys(rows[0]?.features ?? {});
  const weights: Record<string, number> = Object.fromEntries(
    names.map((name) => [name, name === 'chance' ? 1 : 0]),
  );
  for (let step = 0; step < steps; step++) {
    // A fresh object: what weights hold is remembered by the object when they are first used.
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

export interface Said {
  readonly outcome: Outcome;
  readonly p: number;
  readonly right: boolean;
  readonly there: boolean;
}

/** What is said of each creative by curves that its fold did not fit, and the curve of all. */
export function certain(outcomes: readonly Outcome[]): {
  readonly said: readonly Said[];
  readonly weights: Weights;
} {
  const byFold = Array.from({ length: FOLDS }, (_, fold) =>
    fitCurve(rowsOf(outcomes.filter((each) => each.fold !== fold))),
  );
  return {
    said: outcomes.map((outcome) => ({
      outcome,
      p: outcome.text === null ? 0 : certaintyOf(outcome.features, byFold[outcome.fold]!),
      right: outcome.right >= RIGHT,
      there: outcome.there,
    })),
    weights: fitCurve(rowsOf(outcomes)),
  };
}
