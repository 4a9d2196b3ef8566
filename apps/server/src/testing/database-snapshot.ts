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

/**
 * Most of the startup time was spent filling 128 MB of buffers and unpacking the log and two templates, for each of several
 * hundred tests. No test writes that much or creates another database inside one.
 */
const SMALL = ['--wal-segsize=1', '--set', 'shared_buffers=4MB'];
const WITHOUT_TEMPLATES = [
  "update pg_database set datistemplate = false where datname like 'template%'",
  'drop database template0',
  'drop database template1',
  'checkpoint',
];

const read = new Map<string, Promise<Blob>>();

/** An empty, migrated database with its job queue. Created once for all test files and runs, until its recipe changes. */
export async function databaseSnapshot(): Promise<Blob> {
  const file = path.join(CACHE, `database-${recipe()}.tar`);
  const known = read.get(file) ?? readOrMake(file);
  read.set(file, known);
  return known;
}

async function readOrMake(file: string): Promise<Blob> {
  if (!existsSync(file)) await writeWhole(file, await makeDatabase());
  // Read the content now: a blob backed by the file becomes unreadable when another test file replaces it.
  return new Whole(new Uint8Array(await readFile(file)));
}

/** Returns its content without a copy. A normal blob reassembles it each time, and PGlite copies each file out of it anyway. */
class Whole extends Blob {
  readonly #content: Uint8Array<ArrayBuffer>;

  constructor(content: Uint8Array<ArrayBuffer>) {
    super();
    this.#content = content;
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return this.#content.buffer;
  }
}

/** Changes with the versions of the database and the queue, with every migration, and with this file. */
function recipe(): string {
  const sources = [
    fileURLToPath(import.meta.url),
    path.join(SERVER, 'package.json'),
    ...globSync(path.join(MIGRATIONS, '*.sql')).sort(),
  ];
  const hash = createHash('sha256');
  for (const source of sources) hash.update(readFileSync(source));
  return hash.digest('hex').slice(0, 16);
}

async function makeDatabase(): Promise<Uint8Array> {
  const client = await PGlite.create({ initDbStartParams: SMALL });
  await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
  const queue = new PgBoss({ db: fromPglite(client), backend: 'pglite', schedule: false, supervise: false });
  await queue.start();
  await queue.stop({ graceful: false });
  for (const statement of WITHOUT_TEMPLATES) await client.query(statement);
  const dump = await client.dumpDataDir('none');
  await client.close();
  return new Uint8Array(await dump.arrayBuffer());
}

/** Test files that start together may both create it. The later one replaces it with an equal file. */
async function writeWhole(file: string, content: Uint8Array): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await mkdir(CACHE, { recursive: true });
  await writeFile(draft, content);
  await rename(draft, file);
  const outdated = globSync(path.join(CACHE, 'database-*.tar')).filter((other) => other !== file);
  await Promise.all(outdated.map((other) => rm(other, { force: true })));
}
