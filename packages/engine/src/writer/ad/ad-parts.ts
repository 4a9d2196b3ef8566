import type { TextLine } from '../../artifacts/artifacts.ts';
import type { Box } from '../../geometry.ts';
import type { AuditResult } from '../../report.ts';
import { auditOf } from '../../rubrics/audit-of.ts';
import type { Aspect } from '../../audit.ts';
import { type Facts, artifactIn, isVideoReport } from '../facts.ts';

/** Whether the check is about text lines, which it names by their words, whatever their roles. */
export const isAboutLine = ({ id }: AuditResult): boolean => auditOf(id)?.part === 'line';

/** The part of the ad that a finding is about. Findings on how the same part looks are merged into one recommendation. */
export function partOf(audit: AuditResult, facts: Facts): string {
  if (!isAboutLine(audit)) return auditOf(audit.id)?.part ?? audit.id;
  const line = lineAt(audit.evidence[0]?.box, facts);
  if (!line) return audit.id;
  const { x, y } = line.box;
  return OWN_PART.has(line.role) ? line.role : `line at ${x}, ${y}`;
}

const OWN_PART: ReadonlySet<TextLine['role']> = new Set(['headline', 'offer', 'callToAction', 'brand']);

/** The line of the picture or video with exactly this box. */
export function lineAt(box: Box | undefined, facts: Facts): Pick<TextLine, 'text' | 'role' | 'box'> | null {
  const { text = [], brand = [] } = (isVideoReport(facts) ? artifactIn(facts, 'scenes') : undefined) ?? {};
  const marks = brand.map(({ text: words, box: place }) => ({
    text: words,
    role: 'brand' as const,
    box: place,
  }));
  const lines = [...(artifactIn(facts, 'text') ?? []), ...text, ...marks];
  return (
    lines.find((each) => box && each.box.x === box.x && each.box.y === box.y && each.box.w === box.w) ?? null
  );
}

export const aspectOf = ({ id }: AuditResult): Aspect => auditOf(id)?.aspect ?? 'other';

/** Whether praise by one audit would contradict blame by the other. */
export const contradicts = (praised: AuditResult, blamed: AuditResult, facts: Facts): boolean =>
  partOf(praised, facts) === partOf(blamed, facts) ||
  (aspectOf(praised) === 'attention' && aspectOf(blamed) === 'attention');

/** Removes audits that only repeat another one in the list. */
export function withoutEchoes(audits: readonly AuditResult[]): readonly AuditResult[] {
  const ids = new Set(audits.map(({ id }) => id));
  return audits.filter(({ id, fix }) => {
    const { redundantWith = [], isRedundant } = auditOf(id) ?? {};
    return isRedundant?.(fix) === false || !redundantWith.some((other) => ids.has(other));
  });
}

/** Keeps the first audit of each part, in order. */
export function onePerPart(audits: readonly AuditResult[], facts: Facts): readonly AuditResult[] {
  const seen = new Set<string>();
  return withoutEchoes(audits).filter((audit) => {
    const part = partOf(audit, facts);
    if (seen.has(part)) return false;
    seen.add(part);
    return true;
  });
}
