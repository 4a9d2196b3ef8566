import type { CreditCause, CreditEntry } from '@adjudge/contract';
import { desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { analyses, creatives, creditLedger, payments } from '../../db/schema.ts';

export interface HistoryQuery {
  readonly page: number;
  readonly limit: number;
}

type Row = typeof creditLedger.$inferSelect;

/** What the rows of a page refer to, by the id in each reason. */
interface CauseLookup {
  readonly analyses: ReadonlyMap<string, { id: string; name: string } | null>;
  readonly failed: ReadonlySet<string>;
  readonly plans: ReadonlyMap<string, typeof payments.$inferSelect.planName>;
}

const REASON = /^([a-z-]+):(?:(?:banner|video):)?([0-9a-f-]{36})?/;

const readReason = (reason: string): readonly [purpose: string, id: string] => {
  const [, purpose = '', id = ''] = REASON.exec(reason) ?? [];
  return [purpose, id];
};

/** Changes of an account's balance, newest first. */
export async function creditHistory(
  db: Database,
  userId: string,
  { page, limit }: HistoryQuery,
): Promise<{ entries: CreditEntry[]; totalCount: number }> {
  const own = eq(creditLedger.userId, userId);
  const rows = await db
    .select()
    .from(creditLedger)
    .where(own)
    .orderBy(desc(creditLedger.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const known = await lookUp(db, rows);
  return { entries: rows.map((row) => present(row, known)), totalCount: await db.$count(creditLedger, own) };
}

const present = (row: Row, known: CauseLookup): CreditEntry => ({
  id: row.id,
  createdAt: row.createdAt.toISOString(),
  kind: row.kind,
  amount: row.amount,
  cause: causeOf(row.reason, known),
});

function causeOf(reason: string, { analyses: graded, failed, plans }: CauseLookup): CreditCause {
  const [purpose, id] = readReason(reason);
  switch (purpose) {
    case 'sign-up':
    case 'first-look':
      return { of: 'sign-up' };
    case 'given-back':
      return { of: purpose };
    case 'payment':
      return { of: 'purchase', plan: plans.get(id) ?? null };
    case 'refund':
    case 'dispute':
    case 'returned':
      return { of: purpose, plan: plans.get(id) ?? null };
    case 'grading': {
      const analysis = graded.get(id);
      if (analysis) return { of: 'grading', became: 'kept', analysis };
      if (analysis === null) return { of: 'grading', became: 'running', analysis };
      return { of: 'grading', became: failed.has(id) ? 'failed' : 'deleted', analysis: null };
    }
    default:
      return { of: 'adjustment' };
  }
}

async function lookUp(db: Database, rows: readonly Row[]): Promise<CauseLookup> {
  const read = rows.map(({ reason }) => readReason(reason));
  const idsOf = (...purposes: string[]): string[] =>
    read.filter(([purpose, id]) => purposes.includes(purpose) && id !== '').map(([, id]) => id);
  const graded = idsOf('grading');
  const kept = await db
    .select({ creativeId: creatives.id, analysis: { id: analyses.id, name: analyses.name } })
    .from(creatives)
    .leftJoin(analyses, eq(analyses.creativeId, creatives.id))
    .where(inArray(creatives.id, graded));
  const back = await db
    .select({ reason: creditLedger.reason })
    .from(creditLedger)
    .where(
      inArray(
        creditLedger.reason,
        graded.map((id) => `given-back:${id}`),
      ),
    );
  const bought = await db
    .select({ id: payments.id, plan: payments.planName })
    .from(payments)
    .where(inArray(payments.id, idsOf('payment', 'refund', 'dispute', 'returned')));
  return {
    analyses: new Map(kept.map(({ creativeId, analysis }) => [creativeId, analysis])),
    failed: new Set(back.map(({ reason }) => readReason(reason)[1])),
    plans: new Map(bought.map(({ id, plan }) => [id, plan])),
  };
}
