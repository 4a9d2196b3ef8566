import { say } from '../../messages/say.ts';
import type { AuditResult } from '../../report.ts';
import { PASS_SCORE } from '../../grading/run-audit.ts';
import { contradicts } from '../ad/ad-parts.ts';
import { isFaultBorneOut } from '../borne-out.ts';
import { type Facts, clause, costOf, isHeaded } from '../facts.ts';
import { praiseworthy } from './verdict-strengths.ts';

const MESSAGES = {
  mixed: '{strength}, but {fault}.',
  only: '{title}.',
} as const;

/**
 * What costs most among some checks, beside what works best, in one sentence by their titles; empty where nothing is blamed:
 * praise stands among the strengths, and a good score needs no reason. Nothing is praised that is blamed as well.
 * @param score of them all, 0..100
 */
export function strengthAndFault(audits: readonly AuditResult[], facts: Facts, score: number): string {
  const own = audits.filter(isHeaded);
  const fault = costliest(own.filter((audit) => !passes(audit) && isToldOf(audit, score, facts)));
  if (!fault) return '';
  const [best] = praiseworthy(own.filter((audit) => passes(audit) && !contradicts(audit, fault, facts)));
  return best
    ? say(MESSAGES.mixed, { strength: best.title, fault: clause(fault.title) })
    : say(MESSAGES.only, { title: fault.title });
}

/** A category's score from which it is not explained by a fault that hardly costs anything, and what one must cost then. Judgment. */
const WELL = 80;
const TELLING = 1;

const isToldOf = (audit: AuditResult, score: number, facts: Facts): boolean =>
  isFaultBorneOut(audit, facts) && (score < WELL || costOf(facts.total, audit) >= TELLING);

export const passes = ({ score }: AuditResult): boolean => (score ?? 0) >= PASS_SCORE;

export const costliest = (audits: readonly AuditResult[]): AuditResult | undefined =>
  audits.toSorted((a, b) => b.pointsLost - a.pointsLost)[0];
