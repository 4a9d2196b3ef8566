import type { AuditResult } from '../report.ts';
import { type GradeLetter, letterOf } from '../grade-scale.ts';

/** Half-width, in audit points, of a measurement that is no better than a guess. Judgement until accuracy is fitted. */
const GUESS = 50;

/** Shared by all audits of one creative: the part of the doubt that does not average out. Judgement, as above. */
const COMMON_DOUBT = 1;

export interface Interval {
  readonly low: number;
  readonly high: number;
  readonly lowGrade: GradeLetter;
  readonly highGrade: GradeLetter;
}

/** Where the overall score lies, from how sure each measurement is: independent doubts add in quadrature. */
export function intervalOf(overall: number, audits: readonly AuditResult[]): Interval {
  let variance = COMMON_DOUBT ** 2;
  for (const audit of audits) {
    if (audit.score === null) continue;
    variance += ((audit.pointsPossible / 100) * (1 - audit.confidence) * GUESS) ** 2;
  }
  const half = Math.sqrt(variance);
  const low = Math.round(Math.max(0, overall - half) * 10) / 10;
  const high = Math.round(Math.min(100, overall + half) * 10) / 10;
  return { low, high, lowGrade: letterOf(low), highGrade: letterOf(high) };
}
