import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ConstructorOptions } from 'pg-boss';
import type { ClientConfig } from 'pg';
import { systemFaultOf } from '../errors/system-faults.ts';
import { isConnectionLoss } from './connection-loss.ts';
import { DamagedDatabase } from './damaged-database.ts';
import { lockDataFolder } from './data-lock.ts';
import * as schema from './schema.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any number that nothing else in the database locks on. */
const MIGRATION_LOCK = 727_274;

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface Statement {
  readonly text: string;
  readonly values?: unknown[];
}

export interface OpenDatabase {
  readonly db: Database;
  /** A statement as it is, outside any transaction of `db`, for libraries that bring their own. */
  query(statement: Statement): Promise<{ readonly rows: readonly unknown[] }>;
  /** How the job queue reaches the same database. */
  readonly queue: ConstructorOptions;
  /** True when this process is the only one that can have the database open. */
  readonly embedded: boolean;
  close(): Promise<void>;
}

/**
 * PGlite in a folder, or in memory when `folder` is null. Migrated.
 * @param prepared contents of a new database, as dumped from another; saves the seconds that making one takes
 */
export async function openEmbedded(
  folder: string | null,
  { prepared }: { prepared?: Blob } = {},
): Promise<OpenDatabase> {
  const [{ PGlite }, { drizzle }, { migrate }, { fromPglite }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
    import('pg-boss'),
  ]);
  const unlock = folder === null ? () => {} : lockDataFolder(folder);
  try {
    const client = await PGlite.create({
      ...(folder === null ? {} : { dataDir: path.join(folder, 'db') }),
      ...(prepared === undefined ? {} : { loadDataDir: prepared }),
    }).catch((error: unknown) => whyNotOpened(folder, error));
    const db = drizzle(client, { schema });
    await migrate(db, { migrationsFolder });
    return {
      db,
      query: ({ text, values }) => client.query(text, values),
      queue: { db: fromPglite(client), backend: 'pglite' },
      embedded: true,
      async close() {
        await client.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Enough for what the database writes when it opens. */
const PROBE_BYTES = 1024 * 1024;

/** It says 'failed to initialize' whatever the reason was: what the system refuses now, it refused then. */
async function whyNotOpened(folder: string | null, error: unknown): Promise<never> {
  if (folder === null || systemFaultOf(error) !== null) throw error;
  const probe = path.join(folder, `probe-${process.pid}`);
  try {
    await writeFile(probe, new Uint8Array(PROBE_BYTES));
  } finally {
    await rm(probe, { force: true });
  }
  throw new DamagedDatabase(path.join(folder, 'db'), { cause: error });
}

/** How long a start waits for a database that starts as well, as after a power cut; the waits between tries double. */
const START_PATIENCE_MILLISECONDS = 60_000;
const FIRST_WAIT_MILLISECONDS = 250;
const LONGEST_WAIT_MILLISECONDS = 5000;
const CONNECT_MILLISECONDS = 10_000;

/** A PostgreSQL server, 14 or newer. Migrated; servers that start at once wait for each other. */
export async function openPostgres(url: string, onError: (error: Error) => void): Promise<OpenDatabase> {
  const [{ default: pg }, { drizzle }, { migrate }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ]);
  /** A pool hears of the clients that lie in it alone: one that is lost in mid-use would end the process. */
  class Client extends pg.Client {
    constructor(settings?: ClientConfig) {
      super(settings);
      this.on('error', onError);
    }
  }
  const reach = { connectionString: url, connectionTimeoutMillis: CONNECT_MILLISECONDS, Client };
  const pool = new pg.Pool({ ...reach, max: 10 });
  pool.on('error', onError);
  const connection = await whenUp(() => pool.connect(), onError);
  try {
    await connection.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(connection), { migrationsFolder });
  } finally {
    await connection.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    connection.release();
  }
  return {
    db: drizzle(pool, { schema }),
    query: (statement) => pool.query({ ...statement }),
    queue: reach,
    embedded: false,
    close: () => pool.end(),
  };
}

/** @throws what `connect` throws, when the database is not merely away or stays away */
async function whenUp<T>(connect: () => Promise<T>, onError: (error: Error) => void): Promise<T> {
  const until = Date.now() + START_PATIENCE_MILLISECONDS;
  for (let wait = FIRST_WAIT_MILLISECONDS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MILLISECONDS)) {
    try {
      return await connect();
    } catch (error) {
      if (!(error instanceof Error) || !isConnectionLoss(error) || Date.now() + wait > until) throw error;
      onError(error);
      await setTimeout(wait);
    }
  }
}
