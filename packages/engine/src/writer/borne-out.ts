import type { AuditResult } from '../report.ts';
import { partOf } from './ad-parts.ts';
import { isInDoubt } from './doubt.ts';
import { type Facts, found } from './facts.ts';

/** Whether what was understood of the ad bears a fault out: one that shows a product lacks no person. */
export const isFaultBorneOut = (audit: AuditResult, facts: Facts): boolean =>
  !isInDoubt(audit) && !(partOf(audit, facts) === 'people' && found(facts, 'subject')?.kind === 'product');
