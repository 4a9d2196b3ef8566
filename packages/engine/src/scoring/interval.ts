import type { AuditResult } from '../report.ts';
import { type GradeLetter, letterOf } from '../report/grade-scale.ts';

/** Half-width, in audit points, of a measurement that is no better than a guess. Judgment until accuracy is fitted. */
const GUESS = 50;

/** Shared by all audits of one creative: the part of the doubt that does not average out. Judgment, as above. */
const COMMON_DOUBT = 1;

export interface Interval {
  readonly low: number;
  readonly high: number;
  readonly lowGrade: GradeLetter;
  readonly highGrade: GradeLetter;
}

/**
 * Half-width, in points of the score, of a creative of which nothing was measured; in proportion of what was not. Fitted:
 * with it nine of ten intervals hold the score that the whole measurement gives (docs/decisions/011).
 */
const UNMEASURED = 30;

/**
 * Half-width of the interval around a sum of audits, from how sure each measurement is and how much could be measured:
 * independent doubts add in quadrature.
 * @param coverage share of the weight that could be measured, 0..1
 * @param pointsOf how many points of 100 an audit decides
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

/** Where a score lies, and between which letters. @param half half-width, in points */
export function intervalOf(overall: number, half: number): Interval {
  const low = Math.round(Math.max(0, overall - half) * 10) / 10;
  const high = Math.round(Math.min(100, overall + half) * 10) / 10;
  return { low, high, lowGrade: letterOf(low), highGrade: letterOf(high) };
}
