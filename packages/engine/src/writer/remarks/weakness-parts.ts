import type { Weakness } from '../../artifacts/remarks.ts';
import type { Aspect } from '../../audit.ts';
import type { AuditResult } from '../../report.ts';
import { auditOf } from '../../rubrics/audit-of.ts';
import { aspectOf } from '../ad/ad-parts.ts';

/** The part of the ad that a weakness is about, if any, and the aspect, unless it is about all of them. */
const PARTS: Readonly<Partial<Record<Weakness, { readonly part: string; readonly aspect?: Aspect }>>> = {
  small: { part: 'line', aspect: 'size' },
  faint: { part: 'line', aspect: 'contrast' },
  brand: { part: 'brand' },
  request: { part: 'callToAction' },
  offer: { part: 'offer' },
  crowded: { part: 'space' },
  empty: { part: 'headline', aspect: 'wording' },
  layout: { part: 'space' },
};

/** Whether the audit is about the weak part, in any aspect. */
export const isAboutPart = (weakness: Weakness, { id }: AuditResult): boolean => {
  const own = PARTS[weakness];
  return own !== undefined && auditOf(id)?.part === own.part;
};

/** Whether the audit is about the weak part in the weak aspect. */
export const isAboutPartAndAspect = (weakness: Weakness, audit: AuditResult): boolean => {
  const aspect = PARTS[weakness]?.aspect;
  return isAboutPart(weakness, audit) && (!aspect || aspectOf(audit) === aspect);
};
