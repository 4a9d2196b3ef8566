import type { Ceiling } from '../rubrics/ceilings.ts';
import { type JudgedAudit, PASS_SCORE } from '../grading/run-audit.ts';

/** A ceiling as it stands on a creative. */
export interface Standing {
  readonly audit: string;
  /** Highest overall score, as far as the audit fails and is sure. */
  readonly cap: number;
}

/** The lowest cap that stands on this creative; null where no audit with a ceiling fails. */
export function lowestCeiling(
  ceilings: readonly Ceiling[],
  judged: ReadonlyMap<string, JudgedAudit>,
): Standing | null {
  const standing = ceilings.flatMap(({ audit, cap }) => {
    const result = judged.get(audit);
    return result ? [{ audit, cap: capOf(cap, result) }] : [];
  });
  const lowest = standing.toSorted((a, b) => a.cap - b.cap)[0];
  return lowest && lowest.cap < 100 ? lowest : null;
}

/** From 100 where the audit passes down to the cap where it scores 0, and only as far as the finding is sure. */
function capOf(cap: number, { score, confidence }: JudgedAudit): number {
  if (score === null || score >= PASS_SCORE) return 100;
  return 100 - confidence * (100 - cap) * (1 - score / PASS_SCORE);
}
