import { PRAISE_SCORE } from '../../grading/run-audit.ts';
import type { AuditResult } from '../../report.ts';
import { auditOf } from '../../rubrics/audit-of.ts';
import { isInDoubt } from '../doubt.ts';

/** Overall score from which an ad is good as a whole. Without a fault, its verdict calls it by its headline. Chosen by judgment. */
export const GOOD = 80;

/** An audit with a lower score is a weakness worth naming. */
const WEAK = 70;

export const isWeak = ({ score }: AuditResult): boolean => (score ?? 100) < WEAK;

const praiseOf = ({ id }: AuditResult) => auditOf(id)?.praise;

const rankOf = (audit: AuditResult): number => praiseOf(audit)?.rank ?? Infinity;

/** Audits that can be praised, most important first. */
export const praiseworthy = (audits: readonly AuditResult[]): readonly AuditResult[] =>
  audits.filter(praiseOf).toSorted((a, b) => rankOf(a) - rankOf(b));

/** False for praise that is true of many poor ads. The verdict uses such praise only if nothing is wrong. */
export const isMajor = (audit: AuditResult): boolean => !praiseOf(audit)?.minor;

/** 'a clear product shot'; null if the audit has no praise phrase. */
export const strengthOf = (audit: AuditResult): string | null => praiseOf(audit)?.words ?? null;

export const isPraised = (audit: AuditResult): boolean =>
  (audit.score ?? 0) >= PRAISE_SCORE && !isInDoubt(audit);
