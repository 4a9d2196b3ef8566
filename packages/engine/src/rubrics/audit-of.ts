import type { Audit } from '../audit.ts';
import { copyRubric } from './copy.ts';
import { RUBRICS, auditsOf } from './index.ts';

const AUDITS: ReadonlyMap<string, Audit> = new Map(
  [...RUBRICS, copyRubric].flatMap(auditsOf).map((audit) => [audit.id, audit]),
);

/** What an audit says of itself; nothing of one that an older engine had. */
export const auditOf = (id: string): Audit | undefined => AUDITS.get(id);
