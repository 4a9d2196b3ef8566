import { logistic } from '../logistic.ts';
import { GOOD_SCORE } from './marks.ts';

/**
 * A curve turns a measured value into a score, 0..100. There are no thresholds: scores change smoothly.
 * `source` says where the control points come from, or is the word 'Judgment'.
 */
export type Curve =
  | {
      readonly shape: 'rising' | 'falling';
      /** Value that scores GOOD_SCORE. */
      readonly good: number;
      /** Value that scores MIDDLING_SCORE. */
      readonly middling: number;
      readonly source: string;
    }
  | {
      readonly shape: 'sweetSpot';
      /** Between `low` and `high` the score is at least GOOD_SCORE. */
      readonly low: number;
      readonly high: number;
      /** Distance outside that range at which the score is MIDDLING_SCORE. */
      readonly slack: number;
      /** Used below `low` when too little matters differently from too much; defaults to `slack`. */
      readonly slackBelow?: number;
      readonly source: string;
    };

/**
 * Score at a curve's second control point; the first has GOOD_SCORE. With the rubric weights they set how an ordinary ad
 * scores: the median reference ad should get a C, and a mean of many checks should separate good from bad
 * (docs/decisions/006).
 */
export const MIDDLING_SCORE = 60;

const logit = (score: number): number => Math.log(score / (100 - score));
const AT_MIDDLING = logit(MIDDLING_SCORE);
const STEP = logit(GOOD_SCORE) - AT_MIDDLING;

/** Score of a value, 0..100, rounded to one decimal. */
export function score(curve: Curve, value: number): number {
  return Math.round(raw(curve, value) * 1000) / 10;
}

function raw(curve: Curve, value: number): number {
  if (curve.shape !== 'sweetSpot') {
    return logistic(AT_MIDDLING + (STEP * (value - curve.middling)) / (curve.good - curve.middling));
  }
  const outside = Math.max(curve.low - value, value - curve.high);
  const slack = value < curve.low ? (curve.slackBelow ?? curve.slack) : curve.slack;
  if (outside >= 0) return logistic(AT_MIDDLING + STEP * (1 - outside / slack));
  const halfWidth = (curve.high - curve.low) / 2;
  return GOOD_SCORE / 100 + (1 - GOOD_SCORE / 100) * Math.min(1, -outside / halfWidth);
}
