import { PRAISED } from '../../grading/run-audit.ts';
import type { AuditResult } from '../../report.ts';
import { auditOf } from '../../rubrics/audit-of.ts';
import { isInDoubt } from '../doubt.ts';

/** Overall score from which an ad is good as a whole: without a fault it is called by its headline. Judgment. */
export const GOOD = 80;

/** A weakness is worth naming below. */
const WEAK = 70;

export const isWeak = ({ score }: AuditResult): boolean => (score ?? 100) < WEAK;

const praiseOf = ({ id }: AuditResult) => auditOf(id)?.praise;

const rankOf = (audit: AuditResult): number => praiseOf(audit)?.rank ?? Infinity;

/** Findings that are worth praise, what matters most to an ad first. */
export const praiseworthy = (audits: readonly AuditResult[]): readonly AuditResult[] =>
  audits.filter(praiseOf).toSorted((a, b) => rankOf(a) - rankOf(b));

/** Praise that is true of many a poor ad is named by the verdict only where nothing is wrong. */
export const isMajor = (audit: AuditResult): boolean => !praiseOf(audit)?.minor;

/** 'a clear product shot'; null for what is no praise. */
export const strengthOf = (audit: AuditResult): string | null => praiseOf(audit)?.words ?? null;

export const isPraised = (audit: AuditResult): boolean => (audit.score ?? 0) >= PRAISED && !isInDoubt(audit);
