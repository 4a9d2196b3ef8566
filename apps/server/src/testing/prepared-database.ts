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
 * Most of the start of a database was to fill 128 MB of buffers and to unpack its log and its two templates, again for
 * each of some hundreds of tests. None of them writes as much, or makes another database inside one.
 */
const SMALL = ['--wal-segsize=1', '--set', 'shared_buffers=4MB'];
const WITHOUT_TEMPLATES = [
  "update pg_database set datistemplate = false where datname like 'template%'",
  'drop database template0',
  'drop database template1',
  'checkpoint',
];

const read = new Map<string, Promise<Blob>>();

/** An empty, migrated database with its job queue. Made once for all test files and runs, until what makes it changes. */
export async function preparedDatabase(): Promise<Blob> {
  const file = path.join(CACHE, `database-${recipe()}.tar`);
  const known = read.get(file) ?? readOrMake(file);
  read.set(file, known);
  return known;
}

async function readOrMake(file: string): Promise<Blob> {
  if (!existsSync(file)) await writeWhole(file, await makeDatabase());
  // Read at once: a blob of a file that another test file replaces in the meantime can no longer be read.
  return new Whole(new Uint8Array(await readFile(file)));
}

/** Handed out as it is: a blob puts its content together anew each time, and PGlite copies each file out of it anyway. */
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

/** Changes with the versions of the database and the queue, with every migration, and with how it is made here. */
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

/** Test files that start together may both make it; the later one replaces it by its like. */
async function writeWhole(file: string, content: Uint8Array): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await mkdir(CACHE, { recursive: true });
  await writeFile(draft, content);
  await rename(draft, file);
  const outdated = globSync(path.join(CACHE, 'database-*.tar')).filter((other) => other !== file);
  await Promise.all(outdated.map((other) => rm(other, { force: true })));
}
