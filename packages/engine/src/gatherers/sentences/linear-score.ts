/** A linear model on a meaning vector. */
export interface MeaningWeights {
  readonly intercept: number;
  readonly weights: readonly number[];
}

export const linearScore = (meaning: Float32Array, { intercept, weights }: MeaningWeights): number =>
  meaning.reduce((sum, value, at) => sum + value * weights[at]!, intercept);
