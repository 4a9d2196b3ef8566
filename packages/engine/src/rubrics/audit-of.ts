import type { Audit } from '../audit.ts';
import { copyRubric } from './copy.ts';
import { RUBRICS, auditsOf } from './index.ts';

const AUDITS: ReadonlyMap<string, Audit> = new Map(
  [...RUBRICS, copyRubric].flatMap(auditsOf).map((audit) => [audit.id, audit]),
);

/** Every audit of every rubric, once. */
export const allAudits = (): readonly Audit[] => [...AUDITS.values()];

/** How an audit is declared; undefined for an audit of an older engine. */
export const auditOf = (id: string): Audit | undefined => AUDITS.get(id);
