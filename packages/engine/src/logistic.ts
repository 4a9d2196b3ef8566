/** Converts log odds to a probability, 0..1. */
export const logistic = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** Converts a probability, 0..1, to log odds. @param least probabilities closer than this to 0 or 1 are clamped to it */
export function logit(chance: number, least: number): number {
  const bounded = Math.min(1 - least, Math.max(least, chance));
  return Math.log(bounded / (1 - bounded));
}

/** Turns scores in logits into shares that add up to 1. */
export function softmax(scores: readonly number[]): number[] {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

/** A logistic regression over named features. */
export interface LogisticModel<Sign extends string> {
  readonly intercept: number;
  readonly weights: Readonly<Record<Sign, number>>;
}

/** The probability that the model predicts for these features, 0..1. */
export function predictProbability<Sign extends string>(
  { intercept, weights }: LogisticModel<Sign>,
  signs: Readonly<Record<Sign, number>>,
): number {
  let odds = intercept;
  for (const sign in weights) odds += weights[sign] * signs[sign];
  return logistic(odds);
}
