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
import { UnreachableDatabase } from './unreachable-database.ts';
import * as schema from './schema.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Advisory lock id: any number that nothing else in this database uses. */
const MIGRATION_LOCK = 727_274;

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface Statement {
  readonly text: string;
  readonly values?: unknown[];
}

export interface OpenDatabase {
  readonly db: Database;
  /** Runs a raw statement outside any transaction of `db`, for libraries that bring their own SQL. */
  query(statement: Statement): Promise<{ readonly rows: readonly unknown[] }>;
  /** Options for the job queue to reach the same database. */
  readonly queue: ConstructorOptions;
  /** True when this process is the only one that can have the database open. */
  readonly embedded: boolean;
  close(): Promise<void>;
}

/**
 * Opens PGlite in a folder, or in memory when `folder` is null, and migrates it.
 * @param prepared dump of another database to start from, which saves the seconds that creating a new one takes
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
    }).catch((error: unknown) => throwOpenFailure(folder, error));
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

/** At least as much as the database writes when it opens. */
const PROBE_BYTES = 1024 * 1024;

/** PGlite says 'failed to initialize' for any cause. A test write shows whether the system (for example a full disk) is to blame. */
async function throwOpenFailure(folder: string | null, error: unknown): Promise<never> {
  if (folder === null || systemFaultOf(error) !== null) throw error;
  const probe = path.join(folder, `probe-${process.pid}`);
  try {
    await writeFile(probe, new Uint8Array(PROBE_BYTES));
  } finally {
    await rm(probe, { force: true });
  }
  throw new DamagedDatabase(path.join(folder, 'db'), { cause: error });
}

/** How long startup waits for a database that is starting too, as after a power cut. The wait doubles after each attempt. */
const STARTUP_TIMEOUT_MILLISECONDS = 60_000;
const INITIAL_RETRY_DELAY_MILLISECONDS = 250;
const MAX_RETRY_DELAY_MILLISECONDS = 5000;
const CONNECT_TIMEOUT_MILLISECONDS = 10_000;

/** Opens PostgreSQL 14 or newer and migrates it. Servers that start at the same time wait for each other's migration. */
export async function openPostgres(url: string, onError: (error: Error) => void): Promise<OpenDatabase> {
  const [{ default: pg }, { drizzle }, { migrate }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ]);
  /** The pool only handles errors of idle clients. Without this listener, losing a client in use would end the process. */
  class Client extends pg.Client {
    constructor(settings?: ClientConfig) {
      super(settings);
      this.on('error', onError);
    }
  }
  const connectionOptions = {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MILLISECONDS,
    Client,
  };
  const pool = new pg.Pool({ ...connectionOptions, max: 10 });
  pool.on('error', onError);
  const connection = await connectWithRetry(() => pool.connect(), onError);
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
    queue: connectionOptions,
    embedded: false,
    close: () => pool.end(),
  };
}

/**
 * Retries while the database is unreachable.
 * @throws UnreachableDatabase when time runs out, or any other error of `connect`
 */
async function connectWithRetry<T>(connect: () => Promise<T>, onError: (error: Error) => void): Promise<T> {
  const deadline = Date.now() + STARTUP_TIMEOUT_MILLISECONDS;
  for (
    let wait = INITIAL_RETRY_DELAY_MILLISECONDS;
    ;
    wait = Math.min(2 * wait, MAX_RETRY_DELAY_MILLISECONDS)
  ) {
    try {
      return await connect();
    } catch (error) {
      if (!(error instanceof Error) || !isConnectionLoss(error)) throw error;
      if (Date.now() + wait > deadline) throw new UnreachableDatabase(error);
      onError(error);
      await setTimeout(wait);
    }
  }
}
