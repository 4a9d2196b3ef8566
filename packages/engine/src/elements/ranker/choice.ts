import type { Features } from './features.ts';

/** Logits per unit of each feature. */
export type Weights = Readonly<Record<string, number>>;

/** A combination of features: adds `counts` times the hyperbolic tangent of their weighted sum plus `start`. */
export interface Pattern {
  readonly start: number;
  readonly counts: number;
  /** In the order of `figures`. */
  readonly weights: readonly number[];
}

/** Scores candidates for one element: a weight per feature, plus patterns over all features. */
export interface ChoiceWeights {
  /** `none`, if present, is the weight in favor of no such element. */
  readonly alone: Weights;
  readonly figures: readonly string[];
  readonly patterns: readonly Pattern[];
}

/** Score of a candidate for the element, in logits. */
export function candidateScore(features: Features, { alone, figures, patterns }: ChoiceWeights): number {
  const row = figures.map((name) => features[name] ?? 0);
  let sum = score(features, alone);
  for (const { start, counts, weights } of patterns) {
    let inner = start;
    for (let at = 0; at < row.length; at++) inner += weights[at]! * row[at]!;
    sum += counts * Math.tanh(inner);
  }
  return sum;
}

export function score(features: Features, weights: Weights): number {
  let sum = 0;
  for (const [name, weight] of entriesOf(weights)) sum += weight * (features[name] ?? 0);
  return sum;
}

const entries = new WeakMap<Weights, readonly (readonly [string, number])[]>();

function entriesOf(weights: Weights): readonly (readonly [string, number])[] {
  const known = entries.get(weights);
  if (known) return known;
  const fresh = Object.entries(weights);
  entries.set(weights, fresh);
  return fresh;
}
