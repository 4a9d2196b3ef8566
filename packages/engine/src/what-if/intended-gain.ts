import type { Analysis } from '../report.ts';
import { auditOf } from '../rubrics/audit-of.ts';
import { rubricFor } from '../rubrics/index.ts';
import { objectiveMixOf, withObjective } from '../rubrics/with-objective.ts';
import { total } from '../scoring/total.ts';
import type { Fix } from './fix.ts';

/** Categories that a tone curve over the whole picture is meant to improve: message, design, mood and exposure. Not attention. */
const TONES = ['message-clarity', 'visual-design', 'emotional-appeal', 'platform-fit'];
const COPY = ['copy-quality', 'message-match'];

/** Categories that a change is meant to improve. */
export function intendedCategories(fix: Fix, { audits }: Analysis): readonly string[] {
  if (fix.kind === 'copy') return COPY;
  if (auditOf(fix.audit)?.changes?.includes('expose')) return TONES;
  return audits.filter(({ id }) => id === fix.audit).map(({ category }) => category);
}

/** Points gained in the intended categories: the score with their checks as after the change and all other checks as before it. */
export function intendedGain(before: Analysis, after: Analysis, categories: readonly string[]): number {
  const kind = before.adCopy === null ? 'banner' : 'banner-copy';
  const rubric = withObjective(rubricFor(kind), objectiveMixOf(before));
  const judged = new Map(before.audits.map((audit) => [audit.id, audit]));
  const unchanged = total(rubric, judged).mean;
  const intendedAudits = after.audits.filter(({ category }) => categories.includes(category));
  const changed = new Map([...judged, ...intendedAudits.map((audit) => [audit.id, audit] as const)]);
  return total(rubric, changed).mean - unchanged;
}
