import type { AuditResult } from '../report/audit-result.ts';

interface Ceiling {
  readonly audit: string;
  readonly cap: number;
  readonly sum: number;
}

/**
 * Points of the overall score that an audit takes away in all: within its category, beside it, and those above its ceiling
 * where it is the one that holds. Every cost that a reader is told comes from here.
 */
export const costOf = (
  { ceiling }: { readonly ceiling: Ceiling | null },
  { id, pointsLost }: Pick<AuditResult, 'id' | 'pointsLost'>,
): number => pointsLost + (ceiling?.audit === id ? ceiling.sum - ceiling.cap : 0);
