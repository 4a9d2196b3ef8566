import { eq, lt } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/open-database.ts';
import { discardedFiles } from '../db/schema.ts';
import type { CreativeStore } from './creative-store.ts';

/** Longer than any grading runs. Until then, a grading that had started may still write what it made from a file. */
const SETTLED_MILLISECONDS = 5 * 60_000;

const BATCH_SIZE = 500;

interface StorageDeps {
  readonly db: Database;
  readonly store: CreativeStore;
}

/** Schedules files for removal, in the transaction that removes their rows. */
export async function discardFiles(tx: Database, storeKeys: readonly string[]): Promise<void> {
  for (let start = 0; start < storeKeys.length; start += BATCH_SIZE) {
    const rows = storeKeys.slice(start, start + BATCH_SIZE).map((storeKey) => ({ storeKey }));
    await tx.insert(discardedFiles).values(rows).onConflictDoNothing();
  }
}

/**
 * Tries to remove discarded files at once. The sweep removes those that the store cannot remove now.
 * @param whose for the log
 */
export async function removeDiscarded(
  { store, log }: { store: CreativeStore; log: FastifyBaseLogger },
  storeKeys: readonly string[],
  whose: string,
): Promise<void> {
  await Promise.all(storeKeys.map((key) => store.removeWithParts(key))).catch((error: unknown) =>
    log.warn({ err: error }, `files of ${whose} wait to be removed`),
  );
}

/** Removes discarded files once no grading can write next to them anymore. Returns how many. */
export async function sweepDiscarded({ db, store }: StorageDeps, now = Date.now()): Promise<number> {
  const settled = await db
    .select({ storeKey: discardedFiles.storeKey })
    .from(discardedFiles)
    .where(lt(discardedFiles.discardedAt, new Date(now - SETTLED_MILLISECONDS)));
  for (const { storeKey } of settled) {
    await store.removeWithParts(storeKey);
    await db.delete(discardedFiles).where(eq(discardedFiles.storeKey, storeKey));
  }
  return settled.length;
}
