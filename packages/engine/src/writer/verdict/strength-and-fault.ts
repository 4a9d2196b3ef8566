import { say } from '../../messages/say.ts';
import type { AuditResult } from '../../report.ts';
import { PASS_SCORE } from '../../grading/run-audit.ts';
import { contradicts } from '../ad/ad-parts.ts';
import { type Facts, clause, earned, isHeaded } from '../facts.ts';
import { praiseworthy } from './verdict-strengths.ts';

const MESSAGES = {
  mixed: '{strength}, but {fault}.',
  only: '{title}.',
  strong: 'Good as a whole; there is nothing specific to fix.',
  average: 'Average as a whole; no single point explains it.',
  weak: 'Weak as a whole; no single point explains it.',
} as const;

/**
 * What works best and what costs most among some checks, in one sentence by their titles; null where nothing is praised or
 * blamed. Nothing is praised that is blamed as well, and praise alone explains no middling score.
 * @param score of them all, 0..100
 */
export function strengthAndFault(audits: readonly AuditResult[], facts: Facts, score: number): string | null {
  const own = audits.filter(isHeaded);
  const worst = costliest(own);
  const fault = worst && !passes(worst) ? worst : null;
  const passed = own.filter((audit) => passes(audit) && !(fault && contradicts(audit, fault, facts)));
  const best =
    praiseworthy(passed)[0] ?? (fault ? null : passed.toSorted((a, b) => earned(b) - earned(a))[0]);
  if (best && fault) return say(MESSAGES.mixed, { strength: best.title, fault: clause(fault.title) });
  const told = fault ?? (score >= PASS_SCORE ? best : null);
  return told ? say(MESSAGES.only, { title: told.title }) : null;
}

/** Told in its place where it is null. */
export function byImpression(score: number): string {
  if (score >= PASS_SCORE) return MESSAGES.strong;
  return score < WEAK ? MESSAGES.weak : MESSAGES.average;
}

const WEAK = 50;

export const passes = ({ score }: AuditResult): boolean => (score ?? 0) >= PASS_SCORE;

export const costliest = (audits: readonly AuditResult[]): AuditResult | undefined =>
  audits.toSorted((a, b) => b.pointsLost - a.pointsLost)[0];
