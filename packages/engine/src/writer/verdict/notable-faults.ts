import type { AuditResult } from '../../report.ts';
import { auditOf } from '../../rubrics/audit-of.ts';
import { onePerPart, partOf } from '../ad/ad-parts.ts';
import { isFaultBorneOut, isToActOn } from '../borne-out.ts';
import { type Facts, byCost, categoryScore, costOf, found, isRated, ofVideo } from '../facts.ts';
import { isWeak } from './verdict-strengths.ts';

/** Points that a fault costs to be worth the sentence. */
const NOTABLE_LOSS = 1;

/** The one or two faults that cost most, each of another part of the ad unless the whole suffers by it. */
export function notableFaults(facts: Facts): readonly AuditResult[] {
  const weak = byCost(facts).filter(
    (audit) =>
      isWeak(audit) &&
      costOf(facts.total, audit) >= NOTABLE_LOSS &&
      // Color is a choice before it is a fault: no ad is summed up by it.
      partOf(audit, facts) !== 'colors' &&
      !isIdle(audit) &&
      sumsUp(audit, facts) &&
      isFaultBorneOut(audit, facts),
  );
  const [first, ...others] = onePerPart(weak, facts);
  const second = weak.find(
    (audit) => others.includes(audit) || (audit !== first && costOf(facts.total, audit) >= GRAVE),
  );
  return [first, second].filter((audit) => audit !== undefined);
}

/** That a picture is busy somewhere may be its idea, where there is nothing to do about it: of five real ads so summed up readers found that true of two. */
const isIdle = ({ id, fix }: AuditResult): boolean => auditOf(id)?.part === 'space' && fix === '';

/** Under it readers rate the thing under 50 of 100 for two to nine of ten pictures, by category (docs/decisions/048). */
const WEAK_CATEGORY = 58;

/** Points from which a fault sums an ad up wherever it stands: a third of a letter. Judgment. */
const GRAVE = 3.5;

/** Whether the verdict has words of its own for it; color is a choice before it is a fault. */
export const hasWords = (audit: AuditResult): boolean =>
  auditOf(audit.id)?.fault !== undefined && auditOf(audit.id)?.part !== 'colors' && !isIdle(audit);

/** Whether a fault is one to sum an ad up by: it has words for that, and its category is weak or the whole suffers by it. */
function sumsUp(audit: AuditResult, facts: Facts): boolean {
  const { id, category } = audit;
  if (isBeside(id, facts)) return false;
  if (ofVideo(facts) || OF_COPY.has(category)) return true;
  if (auditOf(id)?.fault === undefined) return false;
  if (costOf(facts.total, audit) >= GRAVE) return true;
  return !isRated(category) || categoryScore(category, facts) < WEAK_CATEGORY;
}

/** A call to action that is missing sums no ad up that is not to be acted on. */
export function isBeside(id: string, facts: Facts): boolean {
  const audit = auditOf(id);
  return (
    audit?.part === 'callToAction' &&
    audit.aspect === 'presence' &&
    !found(facts, 'callToAction') &&
    !isToActOn(facts)
  );
}

const OF_COPY: ReadonlySet<string> = new Set(['copy-quality', 'message-match']);
