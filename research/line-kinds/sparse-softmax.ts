import { softmax } from '../../packages/engine/src/logistic.ts';
import { adam, rateAt } from '../statistics/adam.ts';

/** Indices of the signs in a text, and the index of its kind. */
export interface SignedRow {
  readonly signs: readonly number[];
  readonly kind: number;
}

/** Per sign, then for the constant, one weight per kind. */
export type SoftmaxWeights = Float64Array;

/** Softmax regression on binary signs, with a ridge penalty. */
export function sparseSoftmax(
  rows: readonly SignedRow[],
  { signs, kinds, ridge, steps }: { signs: number; kinds: number; ridge: number; steps: number },
): SoftmaxWeights {
  const size = (signs + 1) * kinds;
  const weights = new Float64Array(size);
  const climb = adam(size);
  const gradient = new Float64Array(size);
  for (let step = 1; step <= steps; step++) {
    gradient.fill(0);
    for (const row of rows) {
      const chances = chancesOf(row.signs, weights, signs, kinds);
      for (let kind = 0; kind < kinds; kind++) {
        const pull = (Number(kind === row.kind) - chances[kind]!) / rows.length;
        for (const sign of row.signs) gradient[sign * kinds + kind]! += pull;
        gradient[signs * kinds + kind]! += pull;
      }
    }
    for (let at = 0; at < signs * kinds; at++) gradient[at]! -= ridge * weights[at]!;
    climb(weights, gradient, 0.05 * rateAt(step / steps));
  }
  return weights;
}

function chancesOf(of: readonly number[], weights: SoftmaxWeights, signs: number, kinds: number): number[] {
  return softmax(
    Array.from({ length: kinds }, (_, kind) =>
      of.reduce((sum, sign) => sum + weights[sign * kinds + kind]!, weights[signs * kinds + kind]!),
    ),
  );
}
