import type { AuditResult } from '../report.ts';
import { type GradeLetter, letterOf } from '../report/grade-scale.ts';

/** Half-width, in audit points, of a measurement that is no better than a guess. Chosen by judgment until accuracy is fitted. */
const GUESS = 50;

/** Uncertainty shared by all audits of a creative, which does not average out. Chosen by judgment, as above. */
const COMMON_DOUBT = 1;

export interface Interval {
  readonly low: number;
  readonly high: number;
  readonly lowGrade: GradeLetter;
  readonly highGrade: GradeLetter;
}

/**
 * Half-width, in points of the score, when nothing of a creative was measured; scaled by the share that was not measured.
 * Fitted so that nine in ten intervals hold the score that a complete measurement gives (docs/decisions/011).
 */
const UNMEASURED = 30;

/**
 * Half-width of the interval around a sum of audits, from the confidence of each measurement and the share that could be
 * measured. Independent uncertainties add in quadrature.
 * @param coverage share of the weight that could be measured, 0..1
 * @param pointsOf how many points out of 100 an audit decides
 */
export function doubtOf(
  audits: readonly AuditResult[],
  coverage: number,
  pointsOf: (audit: AuditResult) => number,
): number {
  const unsure = audits
    .filter(({ score }) => score !== null)
    .map((audit) => (pointsOf(audit) / 100) * (1 - audit.confidence) * GUESS);
  return Math.hypot(COMMON_DOUBT, UNMEASURED * (1 - coverage), ...unsure);
}

/** @param half half-width, in points */
export function intervalOf(overall: number, half: number): Interval {
  const low = Math.round(Math.max(0, overall - half) * 10) / 10;
  const high = Math.round(Math.min(100, overall + half) * 10) / 10;
  return { low, high, lowGrade: letterOf(low), highGrade: letterOf(high) };
}
