import type { Ceiling } from '../rubrics/ceilings.ts';
import type { JudgedAudit } from '../grading/run-audit.ts';
import { PASS_SCORE } from './marks.ts';

/** A ceiling applied to one creative. */
export interface AppliedCeiling {
  readonly audit: string;
  /** Maximum overall score, raised the closer the audit is to passing and the less certain its finding is. */
  readonly cap: number;
}

/** Returns the lowest cap that applies to this creative, or null when no audit with a ceiling fails. */
export function lowestCeiling(
  ceilings: readonly Ceiling[],
  judged: ReadonlyMap<string, JudgedAudit>,
): AppliedCeiling | null {
  const caps = ceilings.flatMap(({ audit, cap }) => {
    const result = judged.get(audit);
    return result ? [{ audit, cap: capOf(cap, result) }] : [];
  });
  const lowest = caps.toSorted((a, b) => a.cap - b.cap)[0];
  return lowest && lowest.cap < 100 ? lowest : null;
}

/** From 100 when the audit passes down to `cap` when it scores 0, scaled by the confidence of the finding. */
function capOf(cap: number, { score, confidence }: JudgedAudit): number {
  if (score === null || score >= PASS_SCORE) return 100;
  return 100 - confidence * (100 - cap) * (1 - score / PASS_SCORE);
}
