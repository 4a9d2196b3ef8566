import { brandCertainty } from '../computed/brand/brand-mark.ts';
import { area, overlap } from '../geometry.ts';
import type { AuditResult } from '../report.ts';
import { partOf } from './ad-parts.ts';
import { type Facts, found } from './facts.ts';

/** Share of the spot that has to lie on the subject, or on words, to speak of them. Judgment. */
const ON = 0.3;

/** Of a name: under this certainty nobody is praised for showing it. Judgment. */
const LIKELY_BRAND = 0.6;

/** Whether what was understood of the ad bears a fault out: one that shows a product lacks no person. */
export function isFaultBorneOut(audit: AuditResult, facts: Facts): boolean {
  if (partOf(audit, facts) === 'people' && found(facts, 'subject')?.kind === 'product') return false;
  return isOnSubject(audit, facts);
}

/** The same of praise: a brand that is as likely none is not praised. */
export function isPraiseBorneOut(audit: AuditResult, facts: Facts): boolean {
  const marks = found(facts, 'brand') ?? [];
  if (marks.length > 0 && brandCertainty(marks) < LIKELY_BRAND && partOf(audit, facts) === 'brand')
    return false;
  return isOnSubject(audit, facts);
}

/** A check of where people look first speaks of the subject only where they look at it, and not at words. */
function isOnSubject({ id, evidence: [first] }: AuditResult, facts: Facts): boolean {
  const spot = first?.box;
  if (id !== 'figure-ground' || !spot) return true;
  const part = (box: typeof spot): number => overlap(spot, box) / Math.max(area(spot), Number.EPSILON);
  const subject = found(facts, 'subject');
  if (subject && subject.kind !== 'scene') return part(subject.box) >= ON;
  const action = found(facts, 'callToAction');
  const words = [...(found(facts, 'text') ?? []), ...(action ? [action] : [])];
  return !words.some(({ box }) => part(box) >= ON);
}
