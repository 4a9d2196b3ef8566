/** 0..1, a half at 0. */
export const logistic = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** Log odds of a chance, 0..1. @param least what is not nearer to 0 or 1 than this counts as it is */
export function logit(chance: number, least: number): number {
  const bounded = Math.min(1 - least, Math.max(least, chance));
  return Math.log(bounded / (1 - bounded));
}

/** Shares that add up to 1, of scores in logits. */
export function softmax(scores: readonly number[]): number[] {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

/** A logistic regression over named signs. */
export interface SignModel<Sign extends string> {
  readonly intercept: number;
  readonly weights: Readonly<Record<Sign, number>>;
}

/** The chance that such a model gives to these signs, 0..1. */
export function chanceBy<Sign extends string>(
  { intercept, weights }: SignModel<Sign>,
  signs: Readonly<Record<Sign, number>>,
): number {
  let odds = intercept;
  for (const sign in weights) odds += weights[sign] * signs[sign];
  return logistic(odds);
}
