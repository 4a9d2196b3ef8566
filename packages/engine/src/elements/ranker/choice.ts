import type { Features } from './features.ts';

/** What a figure counts for, in logits for each unit of it. */
export type Weights = Readonly<Record<string, number>>;

/** What figures say together: `counts` times the hyperbolic tangent of their weighed sum, which begins at `start`. */
export interface Pattern {
  readonly start: number;
  readonly counts: number;
  /** In the order of `figures`. */
  readonly weights: readonly number[];
}

/** How candidates for one element are told apart: what each figure counts by itself, and patterns of all of them. */
export interface ChoiceWeights {
  /** `none`, where there is one, is what speaks for there being no such element. */
  readonly alone: Weights;
  readonly figures: readonly string[];
  readonly patterns: readonly Pattern[];
}

/** How plainly the figures are those of the element, in logits. */
export function plainness(features: Features, { alone, figures, patterns }: ChoiceWeights): number {
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
