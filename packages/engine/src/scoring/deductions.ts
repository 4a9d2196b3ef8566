import type { JudgedAudit } from '../grading/run-audit.ts';
import { rounded } from '../rounded.ts';
import type { Deduction } from '../rubrics/deductions.ts';
import { MIDDLING_SCORE } from './curves.ts';

/** Points that an audit takes off the overall score, in addition to what it costs its category. */
export interface AppliedDeduction {
  readonly audit: string;
  readonly points: number;
}

/** How badly an audit fails: 0 at a middling score or better, 1 at a score of 0, scaled by its confidence. */
export const failureOf = ({ score, confidence }: Pick<JudgedAudit, 'score' | 'confidence'>): number =>
  score === null ? 0 : confidence * Math.max(0, 1 - score / MIDDLING_SCORE);

/** Deductions that apply to this creative, largest first. */
export const deductionsFor = (
  deductions: readonly Deduction[],
  judged: ReadonlyMap<string, JudgedAudit>,
): AppliedDeduction[] =>
  deductions
    .flatMap(({ audit, points }) => {
      const result = judged.get(audit);
      const off = result ? rounded(points * failureOf(result), 3) : 0;
      return off > 0 ? [{ audit, points: off }] : [];
    })
    .toSorted((a, b) => b.points - a.points);

export const totalDeduction = (off: readonly AppliedDeduction[]): number =>
  off.reduce((sum, { points }) => sum + points, 0);
