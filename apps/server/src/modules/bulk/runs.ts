import { BULK_TEXTS, LIMITS } from '@adjudge/contract';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { lockAccount } from '../credits/index.ts';
import type { Database } from '../../db/open-database.ts';
import { bulkItems, bulkRuns } from '../../db/schema.ts';
import { ApiError } from '../../errors/api-error.ts';

export type StoredRun = typeof bulkRuns.$inferSelect;
export type StoredItem = typeof bulkItems.$inferSelect;

/** A run and whose it has to be. */
export interface OwnRun {
  readonly runId: string;
  readonly userId: string;
}

/**
 * Opens a run that files can be added to.
 * @throws ApiError 'conflict' when too many runs of the account are unfinished
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

/** @throws ApiError 'absent', the same for another's and for one that does not exist */
export async function findRun(db: Database, { runId, userId }: OwnRun): Promise<StoredRun> {
  const [run] = await db
    .select()
    .from(bulkRuns)
    .where(and(eq(bulkRuns.id, runId), eq(bulkRuns.userId, userId)));
  if (!run) throw new ApiError('absent', BULK_TEXTS.runAbsent);
  return run;
}

/**
 * The same inside a transaction. The account is locked first, as by everybody who queues a grading of it, so that a
 * run neither grows nor goes on while it is changed.
 * @throws ApiError 'absent'
 */
export async function lockRun(tx: Database, own: OwnRun): Promise<StoredRun> {
  await lockAccount(tx, own.userId);
  return findRun(tx, own);
}

/**
 * Ends the adding of files, so that they are graded. Once is as good as twice.
 * @throws ApiError 'absent', 'conflict' for one that was cancelled, 'invalid' for an empty one
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
