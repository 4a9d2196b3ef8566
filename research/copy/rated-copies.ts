import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readCopy } from '../../packages/engine/src/gatherers/copy/index.ts';
import { traitsOf } from '../../packages/engine/src/gatherers/copy/style/traits.ts';
import { traitInputOf } from '../../packages/engine/src/gatherers/copy/style/craft.ts';
import { copyQuality } from '../../packages/engine/src/rubrics/categories/copy-quality.ts';
import { runAudit } from '../../packages/engine/src/grading/run-audit.ts';
import { readTable } from '../elements/table.ts';

/** One audit's verdict on a copy. */
export interface AuditVerdict {
  /** 0..100 */
  readonly score: number;
  /** 0..1 */
  readonly confidence: number;
}

export interface RatedCopy {
  /** All copies of a brief go into the same fold. */
  readonly brief: string;
  readonly writtenAs: 'good' | 'middling' | 'poor';
  /** Mean of two reviewers, 0..100. Both are a vision-language model, in two roles. */
  readonly rating: number;
  readonly traits: readonly number[];
  readonly judged: ReadonlyMap<string, AuditVerdict | null>;
}

/** Reads and judges every rated copy of the data folder. */
export function ratedCopies(data: string): { readonly copies: RatedCopy[]; readonly traits: string[] } {
  const table = readTable(readFileSync(path.join(data, 'copies', 'copies.csv'), 'utf8'));
  const read = table.map((row) => ({ row, ...judge(row['text'] ?? '') }));
  const traits = [...(read[0]?.traits.keys() ?? [])];
  return {
    traits,
    copies: read.map(({ row, traits: found, judged }) => ({
      brief: row['brief'] ?? '',
      writtenAs: levelOf(row['written_as']),
      rating: Number(row['overall']),
      traits: traits.map((id) => found.get(id) ?? 0),
      judged,
    })),
  };
}

function levelOf(level: string | undefined): RatedCopy['writtenAs'] {
  if (level === 'good' || level === 'middling' || level === 'poor') return level;
  throw new Error(`No level of writing: ${level}`);
}

function judge(text: string) {
  const read = readCopy(text.trim());
  if (!read.ok) throw new Error(read.reason);
  const gathered = { artifacts: { copy: read.value }, failures: {}, confidence: { copy: read.confidence } };
  const judged = copyQuality.audits.map(({ audit }): [string, AuditVerdict | null] => {
    const { score, confidence } = runAudit(audit, gathered);
    return [audit.id, score === null ? null : { score, confidence }];
  });
  return { traits: traitsOf(traitInputOf(read.value)), judged: new Map(judged) };
}

/** Holds out a fifth of the briefs, picked by a hash of their ids so that nobody can choose by looking. */
export function heldOutBriefs(copies: readonly RatedCopy[]): ReadonlySet<string> {
  const key = (brief: string): string => createHash('sha256').update(`held-${brief}`).digest('hex');
  const briefs = [...new Set(copies.map(({ brief }) => brief))].toSorted((a, b) =>
    key(a) < key(b) ? -1 : 1,
  );
  return new Set(briefs.slice(0, Math.round(briefs.length / 5)));
}

/** The fold of each copy. Briefs stay whole. */
export function foldsOf(copies: readonly RatedCopy[], folds: number, salt: string): number[] {
  const key = (brief: string): string => createHash('sha256').update(`${salt}-${brief}`).digest('hex');
  const briefs = [...new Set(copies.map(({ brief }) => brief))].toSorted((a, b) =>
    key(a) < key(b) ? -1 : 1,
  );
  return copies.map(({ brief }) => briefs.indexOf(brief) % folds);
}
