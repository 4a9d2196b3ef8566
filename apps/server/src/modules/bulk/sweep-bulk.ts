import { BULK_TEXTS } from '@adjudge/contract';
import { and, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import { discardFiles } from '../../store/discarded-files.ts';
import type { Database } from '../../db/open-database.ts';
import { bulkItems, bulkRuns } from '../../db/schema.ts';

const HOUR = 3600_000;

/** For runs that were filled and never started. */
const UNSTARTED_MILLISECONDS = 48 * HOUR;

/** For files of items that could still be resumed. */
const RESUMABLE_MILLISECONDS = 30 * 24 * HOUR;

/** Gives up long-untouched runs that never started, and files that wait to be resumed. Returns the number of files. */
export async function sweepBulk(db: Database, now = Date.now()): Promise<number> {
  const unstarted = and(
    isNull(bulkRuns.startedAt),
    lt(bulkRuns.touchedAt, new Date(now - UNSTARTED_MILLISECONDS)),
  );
  const forgotten = and(
    isNotNull(bulkRuns.startedAt),
    lt(bulkRuns.touchedAt, new Date(now - RESUMABLE_MILLISECONDS)),
  );
  return db.transaction(async (tx) => {
    const keys = await expireItems(tx, unstarted, ['waiting']);
    await tx.delete(bulkRuns).where(unstarted);
    keys.push(...(await expireItems(tx, forgotten, ['unpaid', 'failed'])));
    await discardFiles(tx, keys);
    return keys.length;
  });
}

async function expireItems(
  tx: Database,
  ofRuns: ReturnType<typeof and>,
  states: readonly (typeof bulkItems.$inferSelect.state)[],
): Promise<string[]> {
  const rows = await tx
    .select({ id: bulkItems.id, storeKey: bulkItems.storeKey })
    .from(bulkItems)
    .innerJoin(bulkRuns, eq(bulkRuns.id, bulkItems.runId))
    .where(and(ofRuns, isNotNull(bulkItems.storeKey), inArray(bulkItems.state, [...states])))
    .for('update', { of: bulkItems });
  await tx
    .update(bulkItems)
    .set({ state: 'failed', failure: BULK_TEXTS.fileExpired, storeKey: null })
    .where(
      inArray(
        bulkItems.id,
        rows.map(({ id }) => id),
      ),
    );
  return rows.flatMap(({ storeKey }) => (storeKey === null ? [] : [storeKey]));
}
