import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { PgBoss, fromPglite } from 'pg-boss';

const SERVER = fileURLToPath(new URL('../../', import.meta.url));
const MIGRATIONS = path.join(SERVER, 'src/db/migrations');
const CACHE = path.resolve(SERVER, '../../node_modules/.cache/adjudge');

/** An empty, migrated database with its job queue. Made once for all test files and runs, until what makes it changes. */
export async function preparedDatabase(): Promise<Blob> {
  const file = path.join(CACHE, `database-${recipe()}.tar`);
  if (!existsSync(file)) await writeWhole(file, await makeDatabase());
  // Read at once: a blob of a file that another test file replaces in the meantime can no longer be read.
  return new Blob([await readFile(file)]);
}

/** Changes with the versions of the database and the queue, and with every migration. */
function recipe(): string {
  const sources = [path.join(SERVER, 'package.json'), ...globSync(path.join(MIGRATIONS, '*.sql')).sort()];
  const hash = createHash('sha256');
  for (const source of sources) hash.update(readFileSync(source));
  return hash.digest('hex').slice(0, 16);
}

async function makeDatabase(): Promise<Uint8Array> {
  const client = await PGlite.create();
  await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
  const queue = new PgBoss({ db: fromPglite(client), backend: 'pglite', schedule: false, supervise: false });
  await queue.start();
  await queue.stop({ graceful: false });
  const dump = await client.dumpDataDir('none');
  await client.close();
  return new Uint8Array(await dump.arrayBuffer());
}

/** Test files that start together may both make it; the later one replaces it by its like. */
async function writeWhole(file: string, content: Uint8Array): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await mkdir(CACHE, { recursive: true });
  await writeFile(draft, content);
  await rename(draft, file);
  const outdated = globSync(path.join(CACHE, 'database-*.tar')).filter((other) => other !== file);
  await Promise.all(outdated.map((other) => rm(other, { force: true })));
}
