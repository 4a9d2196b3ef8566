import { openS3 } from '../../apps/server/src/store/open-storage.ts';
import { orphanFiles, removeOrphanFiles } from '../../apps/server/src/store/orphan-files.ts';
import type { S3Settings } from '../../apps/server/src/store/s3-settings.ts';
import { openPostgres } from '../../apps/server/src/db/open-database.ts';
import { creatives } from '../../apps/server/src/db/schema.ts';
import type { Finding } from './table.ts';

/**
 * Compares the store with the rows that name its files. Call it when nothing writes anymore. First deletes files that
 * no row names, as servers do at every start and once a day, but however new they are.
 * @param part prefix of the lines in the report
 * @param killed whether something was taken away while files were received; a kill leaves files that had no row yet
 */
export async function checkStoredFiles(
  database: string,
  s3: S3Settings,
  { part, killed }: { part: string; killed: boolean },
): Promise<Finding[]> {
  const { store } = await openS3(s3);
  const opened = await openPostgres(database, () => {});
  try {
    const kept = { db: opened.db, store };
    const named = await opened.db.select({ key: creatives.storeKey }).from(creatives);
    const before = new Set(await store.keys());
    const missing = named.filter(({ key }) => !before.has(key)).length;
    const found = await removeOrphanFiles(kept);
    const left = (await Array.fromAsync(orphanFiles(kept, { least: 0 }))).length;
    return [
      {
        what: `${part}: ${killed ? 'files of uploads that were cut off' : 'files that no row names'}`,
        found,
        wanted: killed ? null : 0,
      },
      { what: `${part}: files left after the sweep`, found: left, wanted: 0 },
      { what: `${part}: creatives whose file is missing`, found: missing, wanted: 0 },
    ];
  } finally {
    await opened.close();
  }
}
