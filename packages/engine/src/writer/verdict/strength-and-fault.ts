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
 * What works best and what costs most among some checks, in one sentence by their titles; empty where nothing is praised or
 * blamed: a sentence that no check stands behind says what the figure says. Nothing is praised that is blamed as well, and
 * praise alone explains no middling score.
 * @param score of them all, 0..100
 */
export function strengthAndFault(audits: readonly AuditResult[], facts: Facts, score: number): string {
  const own = audits.filter(isHeaded);
  const fault = costliest(own.filter((audit) => !passes(audit) && isToldOf(audit, score, facts))) ?? null;
  const passed = own.filter((audit) => passes(audit) && !(fault && contradicts(audit, fault, facts)));
  // That nothing is wrong in some respect ('little or no jargon') explains no score: only praise does.
  const best = praiseworthy(passed)[0];
  if (best && fault) return say(MESSAGES.mixed, { strength: best.title, fault: clause(fault.title) });
  const told = fault ?? (score >= PASS_SCORE ? best : null);
  return told ? say(MESSAGES.only, { title: told.title }) : '';
}

/** A category's score from which it is not explained by a fault that hardly costs anything, and what one must cost then. Judgment. */
const WELL = 80;
const TELLING = 1;

const isToldOf = (audit: AuditResult, score: number, facts: Facts): boolean =>
  isFaultBorneOut(audit, facts) && (score < WELL || costOf(facts.total, audit) >= TELLING);

export const passes = ({ score }: AuditResult): boolean => (score ?? 0) >= PASS_SCORE;

export const costliest = (audits: readonly AuditResult[]): AuditResult | undefined =>
  audits.toSorted((a, b) => b.pointsLost - a.pointsLost)[0];
