import type { Analysis } from '../report.ts';
import { auditOf } from '../rubrics/audit-of.ts';
import { rubricFor } from '../rubrics/index.ts';
import { objectiveIn, withObjective } from '../rubrics/with-objective.ts';
import { total } from '../scoring/total.ts';
import type { Fix } from './fix.ts';

/** Categories that a curve over the whole picture changes on purpose: words, design, mood and exposure; not the gaze. */
const TONES = ['message-clarity', 'visual-design', 'emotional-appeal', 'platform-fit'];
const COPY = ['copy-quality', 'message-match'];

/** Categories in which a change is meant to gain. */
export function meantCategories(fix: Fix, { audits }: Analysis): readonly string[] {
  if (fix.kind === 'copy') return COPY;
  if (auditOf(fix.audit)?.changes?.includes('expose')) return TONES;
  return audits.filter(({ id }) => id === fix.audit).map(({ category }) => category);
}

/**
 * Points that come back where they were meant to: the score before with the checks of these categories as they are
 * after, and every other check as it was.
 */
export function meantGain(before: Analysis, after: Analysis, categories: readonly string[]): number {
  const kind = before.adCopy === null ? 'banner' : 'banner-copy';
  const rubric = withObjective(rubricFor(kind), objectiveIn(before));
  const judged = new Map(before.audits.map((audit) => [audit.id, audit]));
  const unchanged = total(rubric, judged).mean;
  const meant = after.audits.filter(({ category }) => categories.includes(category));
  const changed = new Map([...judged, ...meant.map((audit) => [audit.id, audit] as const)]);
  return total(rubric, changed).mean - unchanged;
}
