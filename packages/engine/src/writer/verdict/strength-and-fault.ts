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
  strong: 'Good as a whole.',
  average: 'Average as a whole.',
  weak: 'Weak as a whole.',
  standing: 'Scores higher than {share} of the {of} that we compare with.',
  highest: 'Scores among the highest of the {of} that we compare with.',
  lowest: 'Scores among the lowest of the {of} that we compare with.',
} as const;

/**
 * What works best and what costs most among some checks, in one sentence by their titles; null where nothing is praised or
 * blamed. Nothing is praised that is blamed as well, and praise alone explains no middling score.
 * @param score of them all, 0..100
 */
export function strengthAndFault(audits: readonly AuditResult[], facts: Facts, score: number): string | null {
  const own = audits.filter(isHeaded);
  const fault = costliest(own.filter((audit) => !passes(audit) && isToldOf(audit, score, facts))) ?? null;
  const passed = own.filter((audit) => passes(audit) && !(fault && contradicts(audit, fault, facts)));
  // That nothing is wrong in some respect ('little or no jargon') explains no score: only praise does.
  const best = praiseworthy(passed)[0];
  if (best && fault) return say(MESSAGES.mixed, { strength: best.title, fault: clause(fault.title) });
  const told = fault ?? (score >= PASS_SCORE ? best : null);
  return told ? say(MESSAGES.only, { title: told.title }) : null;
}

/** A category's score from which it is not explained by a fault that hardly costs anything, and what one must cost then. Judgment. */
const WELL = 80;
const TELLING = 1;

const isToldOf = (audit: AuditResult, score: number, facts: Facts): boolean =>
  isFaultBorneOut(audit, facts) && (score < WELL || costOf(facts.total, audit) >= TELLING);

/** Told in its place where it is null. */
export function byImpression(score: number): string {
  if (score >= PASS_SCORE) return MESSAGES.strong;
  return score < WEAK ? MESSAGES.weak : MESSAGES.average;
}

const WEAK = 50;

/** Where a category stands among those of the pool. @param betterThan percent */
export function byStanding(betterThan: number, of: string): string {
  if (betterThan >= HIGHEST) return say(MESSAGES.highest, { of });
  return say(betterThan <= 100 - HIGHEST ? MESSAGES.lowest : MESSAGES.standing, {
    share: `${betterThan}%`,
    of,
  });
}

const HIGHEST = 95;

export const passes = ({ score }: AuditResult): boolean => (score ?? 0) >= PASS_SCORE;

export const costliest = (audits: readonly AuditResult[]): AuditResult | undefined =>
  audits.toSorted((a, b) => b.pointsLost - a.pointsLost)[0];
