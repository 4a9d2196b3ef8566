import { BULK_TEXTS, LIMITS } from '@adjudge/contract';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { lockAccount } from '../credits/index.ts';
import type { Database } from '../../db/open-database.ts';
import { bulkItems, bulkRuns } from '../../db/schema.ts';
import { ApiError } from '../../errors/api-error.ts';

export type StoredRun = typeof bulkRuns.$inferSelect;
export type StoredItem = typeof bulkItems.$inferSelect;

/** A run and the account that must own it. */
export interface OwnRun {
  readonly runId: string;
  readonly userId: string;
}

/**
 * Creates a run that files can be added to.
 * @throws ApiError 'conflict' when the account has too many unfinished runs
 */
export function createRun(
  db: Database,
  { userId, name, adCopy }: { userId: string; name: string; adCopy: string | null },
): Promise<StoredRun> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    if ((await unfinishedRuns(tx, userId)) >= LIMITS.bulkRuns) {
      throw new ApiError('conflict', BULK_TEXTS.tooManyRuns);
    }
    const [run] = await tx.insert(bulkRuns).values({ userId, name, adCopy }).returning();
    return run!;
  });
}

function unfinishedRuns(db: Database, userId: string): Promise<number> {
  const holding = db
    .select({ runId: bulkItems.runId })
    .from(bulkItems)
    .where(and(eq(bulkItems.userId, userId), inArray(bulkItems.state, ['waiting', 'grading', 'unpaid'])));
  return db.$count(
    bulkRuns,
    and(
      eq(bulkRuns.userId, userId),
      isNull(bulkRuns.cancelledAt),
      or(isNull(bulkRuns.startedAt), inArray(bulkRuns.id, holding)),
    ),
  );
}

/** @throws ApiError 'absent', both for another account's run and for one that does not exist */
export async function findRun(db: Database, { runId, userId }: OwnRun): Promise<StoredRun> {
  const [run] = await db
    .select()
    .from(bulkRuns)
    .where(and(eq(bulkRuns.id, runId), eq(bulkRuns.userId, userId)));
  if (!run) throw new ApiError('absent', BULK_TEXTS.runAbsent);
  return run;
}

/**
 * Same as `findRun`, inside a transaction. Locks the account first, as all code that queues its gradings does, so that
 * the run neither grows nor advances while it is changed.
 * @throws ApiError 'absent'
 */
export async function lockRun(tx: Database, own: OwnRun): Promise<StoredRun> {
  await lockAccount(tx, own.userId);
  return findRun(tx, own);
}

/**
 * Closes the run to new files and lets grading begin. Idempotent.
 * @throws ApiError 'absent', 'conflict' if it was canceled, 'invalid' if it is empty
 */
export function startRun(db: Database, own: OwnRun): Promise<void> {
  return db.transaction(async (tx) => {
    const run = await lockRun(tx, own);
    if (run.cancelledAt) throw new ApiError('conflict', BULK_TEXTS.cancelledAlready);
    if (run.startedAt) return;
    if ((await tx.$count(bulkItems, eq(bulkItems.runId, run.id))) === 0) {
      throw new ApiError('invalid', BULK_TEXTS.nothingToGrade);
    }
    await tx
      .update(bulkRuns)
      .set({ startedAt: sql`now()`, touchedAt: sql`now()` })
      .where(eq(bulkRuns.id, run.id));
  });
}
