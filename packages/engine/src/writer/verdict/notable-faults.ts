import type { AuditResult } from '../../report.ts';
import { auditOf } from '../../rubrics/audit-of.ts';
import { onePerPart, partOf } from '../ad/ad-parts.ts';
import { isReportableFault, wantsAction } from '../reportable-fault.ts';
import { type Facts, byCost, categoryScore, costOf, artifactIn, isRated, isVideoReport } from '../facts.ts';
import { isWeak } from './verdict-strengths.ts';

/** Points of the overall score that a fault must cost to be in the verdict. */
export const NOTABLE_LOSS = 1;

/** The one or two costliest faults. The second is about another part of the ad, unless it costs at least `GRAVE` points. */
export function notableFaults(facts: Facts): readonly AuditResult[] {
  const weak = byCost(facts).filter(
    (audit) =>
      isWeak(audit) &&
      costOf(facts.total, audit) >= NOTABLE_LOSS &&
      // Color may be a deliberate choice, so no verdict rests on it.
      partOf(audit, facts) !== 'colors' &&
      !isBusySpotWithoutFix(audit) &&
      canCarryVerdict(audit, facts) &&
      isReportableFault(audit, facts),
  );
  const [first, ...others] = onePerPart(weak, facts);
  const second = weak.find(
    (audit) => others.includes(audit) || (audit !== first && costOf(facts.total, audit) >= GRAVE),
  );
  return [first, second].filter((audit) => audit !== undefined);
}

/**
 * A busy spot without a fix may be the idea of the picture. Of five real ads whose verdict was a busy picture, readers found that true
 * of two.
 */
const isBusySpotWithoutFix = ({ id, fix }: AuditResult): boolean =>
  auditOf(id)?.part === 'space' && fix === '';

/** Below this category score, readers rate the thing below 50 of 100 for 2 to 9 of 10 pictures, by category (docs/decisions/048). */
const WEAK_CATEGORY = 58;

/** A fault that costs at least this many points (a third of a letter grade) may be in any verdict. Chosen by judgment. */
const GRAVE = 3.5;

/** Whether the verdict has a phrase for the fault and may use it. Color may be a deliberate choice, so it is excluded. */
export const hasVerdictPhrase = (audit: AuditResult): boolean =>
  auditOf(audit.id)?.fault !== undefined &&
  auditOf(audit.id)?.part !== 'colors' &&
  !isBusySpotWithoutFix(audit);

/** Whether a verdict may rest on the fault: it has a verdict phrase, and either its category is weak or the fault itself is costly. */
function canCarryVerdict(audit: AuditResult, facts: Facts): boolean {
  const { id, category } = audit;
  if (isBesideThePoint(id, facts)) return false;
  if (isVideoReport(facts) || OF_COPY.has(category)) return true;
  if (auditOf(id)?.fault === undefined) return false;
  if (costOf(facts.total, audit) >= GRAVE) return true;
  return !isRated(category) || categoryScore(category, facts) < WEAK_CATEGORY;
}

/** Whether the audit faults a missing call to action in an ad that does not want people to act, so it has no place in the verdict. */
export function isBesideThePoint(id: string, facts: Facts): boolean {
  const audit = auditOf(id);
  return (
    audit?.part === 'callToAction' &&
    audit.aspect === 'presence' &&
    !artifactIn(facts, 'callToAction') &&
    !wantsAction(facts)
  );
}

const OF_COPY: ReadonlySet<string> = new Set(['copy-quality', 'message-match']);
