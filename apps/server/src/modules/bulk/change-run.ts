import { BULK_TEXTS, TEXTS } from '@adjudge/contract';
import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { discardFiles } from '../../store/discarded-files.ts';
import { balanceOf } from '../credits/index.ts';
import type { Database } from '../../db/open-database.ts';
import { bulkItems, bulkRuns } from '../../db/schema.ts';
import { ApiError } from '../../errors/api-error.ts';
import { type OwnRun, lockRun } from './runs.ts';

/** Items that can be retried: those that ran out of credits, and failed ones whose file was kept. */
const RESUMABLE = or(
  eq(bulkItems.state, 'unpaid'),
  and(eq(bulkItems.state, 'failed'), isNotNull(bulkItems.storeKey)),
);

/**
 * Cancels the waiting items of a run; an item being graded is finished. Deletes a run that never started.
 * @returns store keys of files that still exist and are recorded for removal
 * @throws ApiError 'absent'
 */
export function cancelRun(db: Database, own: OwnRun): Promise<string[]> {
  return db.transaction(async (tx) => {
    const run = await lockRun(tx, own);
    const left = and(eq(bulkItems.runId, run.id), inArray(bulkItems.state, ['waiting', 'unpaid']));
    const held = await tx
      .select({ storeKey: bulkItems.storeKey })
      .from(bulkItems)
      .where(and(eq(bulkItems.runId, run.id), isNotNull(bulkItems.storeKey)));
    if (run.startedAt === null) await tx.delete(bulkRuns).where(eq(bulkRuns.id, run.id));
    else {
      if ((await tx.$count(bulkItems, left)) === 0) return [];
      await tx.update(bulkItems).set({ state: 'cancelled', failure: null }).where(left);
      await tx.update(bulkItems).set({ storeKey: null }).where(eq(bulkItems.runId, run.id));
      await tx
        .update(bulkRuns)
        .set({ cancelledAt: sql`now()`, touchedAt: sql`now()` })
        .where(eq(bulkRuns.id, run.id));
    }
    const keys = held.flatMap(({ storeKey }) => (storeKey === null ? [] : [storeKey]));
    await discardFiles(tx, keys);
    return keys;
  });
}

/**
 * Sets items that can be retried back to waiting: all of them, or one.
 * @throws ApiError 'absent', 'conflict' if there are none, 'usage-limit' if no credit is left for any of them
 */
export function resumeRun(db: Database, own: OwnRun, itemId?: string): Promise<void> {
  return db.transaction(async (tx) => {
    const run = await lockRun(tx, own);
    if (run.cancelledAt) throw new ApiError('conflict', BULK_TEXTS.cancelledAlready);
    const one = itemId === undefined ? undefined : eq(bulkItems.id, itemId);
    const wanted = and(eq(bulkItems.runId, run.id), one, RESUMABLE);
    const kinds = await tx.selectDistinct({ kind: bulkItems.kind }).from(bulkItems).where(wanted);
    const [first] = kinds;
    if (!first) throw new ApiError('conflict', BULK_TEXTS.nothingToResume);
    const balance = await balanceOf(tx, run.userId);
    if (kinds.every(({ kind }) => balance[kind] === 0)) {
      throw new ApiError('usage-limit', first.kind === 'banner' ? TEXTS.bannerLimit : TEXTS.videoLimit);
    }
    await tx.update(bulkItems).set({ state: 'waiting', failure: null }).where(wanted);
    await tx
      .update(bulkRuns)
      .set({ touchedAt: sql`now()` })
      .where(eq(bulkRuns.id, run.id));
  });
}
