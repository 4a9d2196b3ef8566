import { BULK_TEXTS, LIMITS } from '@adjudge/contract';
import type { Hints } from '@adjudge/engine/report';
import { eq, sql } from 'drizzle-orm';
import { MEDIA_TYPES, isVideo } from '../../store/media-types.ts';
import type { Database } from '../../db/open-database.ts';
import { bulkItems, bulkRuns } from '../../db/schema.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { StoredUpload } from '../gradings/index.ts';
import { type OwnRun, type StoredItem, type StoredRun, findRun, lockRun } from './runs.ts';

/**
 * Checks that the run can take another file. Called before the file is received and again when it is added.
 * @throws ApiError 'absent', 'conflict' if the run has started, 'too-large' if it is full
 */
export async function assertRoomInRun(db: Database, own: OwnRun): Promise<void> {
  const run = await findRun(db, own);
  await countItemsOfOpenRun(db, run);
}

async function countItemsOfOpenRun(db: Database, run: StoredRun): Promise<number> {
  if (run.startedAt ?? run.cancelledAt) throw new ApiError('conflict', BULK_TEXTS.notCollecting);
  const many = await db.$count(bulkItems, eq(bulkItems.runId, run.id));
  if (many >= LIMITS.bulkItems) throw new ApiError('too-large', BULK_TEXTS.tooManyFiles);
  return many;
}

/**
 * Adds a file that is already in the store. From then on the item owns it.
 * @throws ApiError as above, and 'conflict' if the run already has a file of that name
 */
export function addItem(
  db: Database,
  own: OwnRun,
  {
    storeKey,
    type,
    fileName,
    bytes,
    adCopy,
    hints,
  }: StoredUpload & { adCopy: string | null; hints: Hints | null },
): Promise<StoredItem> {
  return db.transaction(async (tx) => {
    const run = await lockRun(tx, own);
    const position = await countItemsOfOpenRun(tx, run);
    const [item] = await tx
      .insert(bulkItems)
      .values({
        runId: run.id,
        userId: run.userId,
        position,
        fileName,
        kind: isVideo(type) ? 'video' : 'banner',
        mediaType: MEDIA_TYPES[type],
        bytes,
        adCopy: adCopy ?? run.adCopy,
        hints,
        storeKey,
      })
      .onConflictDoNothing({ target: [bulkItems.runId, bulkItems.fileName] })
      .returning();
    if (!item) throw new ApiError('conflict', BULK_TEXTS.duplicate);
    await tx
      .update(bulkRuns)
      .set({ touchedAt: sql`now()` })
      .where(eq(bulkRuns.id, run.id));
    return item;
  });
}
