import { asc, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/open-database.ts';
import { bulkItems, creatives, uploads } from '../db/schema.ts';
import type { CreativeStore } from './creative-store.ts';
import { ownerKeyOf } from './file-store.ts';

interface StorageDeps {
  readonly db: Database;
  readonly store: CreativeStore;
}

export interface Age {
  /** Minimum age in milliseconds. Another server may be about to insert the row of a newer file. */
  readonly least: number;
  readonly now?: number;
  /** Ends the search early. */
  readonly stopping?: AbortSignal;
}

/** How many of the oldest creatives are looked up in the store. */
const SAMPLED = 20;

/**
 * Keys of files without a row, left by a process that was killed between writing a file and inserting its row. Files older
 * than every creative are left out: their rows may be in a lost database that is still to be restored.
 * @throws when the store lacks the files of the oldest creatives
 */
export async function* orphanFiles(
  { db, store }: StorageDeps,
  { least, now = Date.now(), stopping }: Age,
): AsyncGenerator<string> {
  const oldest = await db
    .select({ storeKey: creatives.storeKey, createdAt: creatives.createdAt })
    .from(creatives)
    .orderBy(asc(creatives.createdAt))
    .limit(SAMPLED);
  const [first] = oldest;
  if (!first) return;
  // After a restore some files may be missing, but not all.
  const sizes = await Promise.all(oldest.map(({ storeKey }) => store.size(storeKey)));
  if (sizes.every((size) => size === null)) {
    throw new Error(
      'No file of the oldest creatives is in the store, so database and store may not belong together',
    );
  }
  // S3 stores round down to a second.
  const since = Math.floor(first.createdAt.getTime() / 1000) * 1000;
  for await (const page of store.pages()) {
    const old = page
      .filter(({ changedAt }) => changedAt.getTime() >= since && now - changedAt.getTime() >= least)
      .map(({ key }) => key);
    const referenced = await referencedKeys(db, [...new Set(old.map(ownerKeyOf))]);
    for (const key of old) if (!referenced.has(ownerKeyOf(key)) && !stopping?.aborted) yield key;
    if (stopping?.aborted) return;
  }
}

/** Returns how many files it removed. */
export async function removeOrphanFiles(deps: StorageDeps, age: Age = { least: 0 }): Promise<number> {
  let removed = 0;
  for await (const key of orphanFiles(deps, age)) {
    await deps.store.remove(key);
    removed += 1;
  }
  return removed;
}

/** Whether a row names the file. */
export const isReferenced = async (db: Database, key: string): Promise<boolean> =>
  (await referencedKeys(db, [key])).size > 0;

async function referencedKeys(db: Database, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  // One statement, because a key may move from one table to another between two.
  const rows = await db
    .select({ key: creatives.storeKey })
    .from(creatives)
    .where(inArray(creatives.storeKey, keys))
    .unionAll(db.select({ key: uploads.key }).from(uploads).where(inArray(uploads.key, keys)))
    .unionAll(
      db
        .select({ key: sql<string>`${bulkItems.storeKey}` })
        .from(bulkItems)
        .where(inArray(bulkItems.storeKey, keys)),
    );
  return new Set(rows.map(({ key }) => key));
}
