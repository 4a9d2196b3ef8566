import type { AuditResult } from '../../report.ts';
import { PASS_SCORE } from '../../scoring/marks.ts';
import { isReportableFault } from '../reportable-fault.ts';
import { type Facts, MIN_REPORTED_POINTS, costOf, statesFinding } from '../facts.ts';

/**
 * Returns the title of the costliest fault among these checks, as a sentence. Empty if nothing is to blame: praise belongs among the
 * strengths, and a good score needs no reason.
 * @param score of all these checks together, 0..100
 */
export function costliestFault(audits: readonly AuditResult[], facts: Facts, score: number): string {
  const fault = costliest(
    audits.filter((audit) => statesFinding(audit) && !passes(audit) && explainsScore(audit, score, facts)),
  );
  return fault ? `${fault.title}.` : '';
}

/** From this score on, a fault is named only if it costs at least `TELLING` points. Chosen by judgment. */
const WELL = 80;
const TELLING = 1;

const explainsScore = (audit: AuditResult, score: number, facts: Facts): boolean =>
  isReportableFault(audit, facts) &&
  costOf(facts.total, audit) >= (score < WELL ? MIN_REPORTED_POINTS : TELLING);

export const passes = ({ score }: AuditResult): boolean => (score ?? 0) >= PASS_SCORE;

export const costliest = (audits: readonly AuditResult[]): AuditResult | undefined =>
  audits.toSorted((a, b) => b.pointsLost - a.pointsLost)[0];
