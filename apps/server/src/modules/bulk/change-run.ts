import { BULK_TEXTS, TEXTS } from '@adjudge/contract';
import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { discardFiles } from '../../store/discarded-files.ts';
import { balanceOf } from '../credits/index.ts';
import type { Database } from '../../db/open-database.ts';
import { bulkItems, bulkRuns } from '../../db/schema.ts';
import { ApiError } from '../../errors/api-error.ts';
import { type OwnRun, lockRun } from './runs.ts';

/** What can be tried again: what ran out of credits, and what failed with its file kept. */
const RESUMABLE = or(
  eq(bulkItems.state, 'unpaid'),
  and(eq(bulkItems.state, 'failed'), isNotNull(bulkItems.storeKey)),
);

/**
 * Takes what waits out of the run; what is being graded is finished. A run that never started goes altogether.
 * @returns store keys of files that are still there, entered to be removed
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
 * Puts back what can be tried again: all of it, or one item.
 * @throws ApiError 'absent', 'conflict' when there is nothing, 'usage-limit' when no credit is left for any of it
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
