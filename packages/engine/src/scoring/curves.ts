import { logistic } from '../logistic.ts';

/**
 * A curve turns a measured value into 0..100. There are no thresholds: near a figure the score changes smoothly.
 * `source` says where the control points come from, or the word 'judgment'.
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
      /** Between these two the score is GOOD_SCORE or more. */
      readonly low: number;
      readonly high: number;
      /** Distance outside them at which the score is MIDDLING_SCORE. */
      readonly slack: number;
      /** The same below them, where too little is another matter than too much; `slack` when left out. */
      readonly slackBelow?: number;
      readonly source: string;
    };

/**
 * Scores at a curve's two control points. Together with the rubric's weights they set how an ordinary ad scores: on the
 * reference ads the middle one is to be a C, and a mean of many checks is to tell good from bad (docs/decisions/006).
 */
export const GOOD_SCORE = 97;
export const MIDDLING_SCORE = 60;

const logit = (score: number): number => Math.log(score / (100 - score));
const AT_MIDDLING = logit(MIDDLING_SCORE);
const STEP = logit(GOOD_SCORE) - AT_MIDDLING;

/** Score of a value, 0..100, one decimal. */
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
