/**
 * A curve turns a measured value into 0..100. There are no thresholds: near a figure the score changes smoothly.
 * `source` says where the control points come from, or the word 'judgement'.
 */
export type Curve =
  | {
      readonly shape: 'rising' | 'falling';
      /** Value that scores 90. */
      readonly good: number;
      /** Value that scores 50. */
      readonly middling: number;
      readonly source: string;
    }
  | {
      readonly shape: 'sweetSpot';
      /** Between these two the score is 90 or more. */
      readonly low: number;
      readonly high: number;
      /** Distance outside them at which the score is 50. */
      readonly slack: number;
      readonly source: string;
    };

const GOOD = 0.9;
/** Logit of 0.9: the logistic's argument where the score is 90. */
const LOGIT_GOOD = Math.log(GOOD / (1 - GOOD));

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** Score of a value, 0..100, one decimal. */
export function score(curve: Curve, value: number): number {
  return Math.round(raw(curve, value) * 1000) / 10;
}

function raw(curve: Curve, value: number): number {
  if (curve.shape !== 'sweetSpot') {
    const steps = (value - curve.middling) / (curve.good - curve.middling);
    return logistic(steps * LOGIT_GOOD);
  }
  const outside = Math.max(curve.low - value, value - curve.high);
  if (outside >= 0) return logistic(LOGIT_GOOD * (1 - outside / curve.slack));
  const halfWidth = (curve.high - curve.low) / 2;
  return GOOD + (1 - GOOD) * Math.min(1, -outside / halfWidth);
}
