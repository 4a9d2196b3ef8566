import type { TextLine } from '../../artifacts/artifacts.ts';
import type { Box } from '../../geometry.ts';
import type { AuditResult } from '../../report.ts';
import { auditOf } from '../../rubrics/audit-of.ts';
import type { Aspect } from '../../audit.ts';
import { type Facts, found, ofVideo } from '../facts.ts';

/** A check that names a line by its words and says nothing of what the line is for. */
export const isOfALine = ({ id }: AuditResult): boolean => auditOf(id)?.part === 'line';

/** The part that a finding is about: two findings on how one part looks are one piece of advice. */
export function partOf(audit: AuditResult, facts: Facts): string {
  if (!isOfALine(audit)) return auditOf(audit.id)?.part ?? audit.id;
  const line = lineAt(audit.evidence[0]?.box, facts);
  if (!line) return audit.id;
  const { x, y } = line.box;
  return OWN_PART.has(line.role) ? line.role : `line at ${x}, ${y}`;
}

const OWN_PART: ReadonlySet<TextLine['role']> = new Set(['headline', 'offer', 'callToAction', 'brand']);

/** The line of the picture or the video in this very box. */
export function lineAt(box: Box | undefined, facts: Facts): Pick<TextLine, 'text' | 'role' | 'box'> | null {
  const { text = [], brand = [] } = (ofVideo(facts) ? found(facts, 'scenes') : undefined) ?? {};
  const marks = brand.map(({ text: words, box: place }) => ({
    text: words,
    role: 'brand' as const,
    box: place,
  }));
  const lines = [...(found(facts, 'text') ?? []), ...text, ...marks];
  return (
    lines.find((each) => box && each.box.x === box.x && each.box.y === box.y && each.box.w === box.w) ?? null
  );
}

export const aspectOf = ({ id }: AuditResult): Aspect => auditOf(id)?.aspect ?? 'other';

/** Whether praise of the one would contradict what is said against the other. */
export const contradicts = (praised: AuditResult, blamed: AuditResult, facts: Facts): boolean =>
  partOf(praised, facts) === partOf(blamed, facts) ||
  (aspectOf(praised) === 'attention' && aspectOf(blamed) === 'attention');

/** Without those that only repeat another of them. */
export function withoutEchoes(audits: readonly AuditResult[]): readonly AuditResult[] {
  const ids = new Set(audits.map(({ id }) => id));
  return audits.filter(({ id, fix }) => {
    const { echoes = [], isEcho } = auditOf(id) ?? {};
    return isEcho?.(fix) === false || !echoes.some((other) => ids.has(other));
  });
}

/** The first of each part, in their order. */
export function onePerPart(audits: readonly AuditResult[], facts: Facts): readonly AuditResult[] {
  const seen = new Set<string>();
  return withoutEchoes(audits).filter((audit) => {
    const part = partOf(audit, facts);
    if (seen.has(part)) return false;
    seen.add(part);
    return true;
  });
}
