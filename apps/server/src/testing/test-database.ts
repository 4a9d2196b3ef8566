import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type OpenDatabase, openEmbedded, openPostgres } from '../db/open-database.ts';
import { databaseSnapshot } from './database-snapshot.ts';

export interface Engine {
  readonly name: string;
  /** A new, empty, migrated database. */
  open(): Promise<OpenDatabase>;
}

const pglite: Engine = { name: 'PGlite', open: openInMemory };

export async function openInMemory(): Promise<OpenDatabase> {
  return openEmbedded(null, { prepared: await databaseSnapshot() });
}

/** Creates the database in a server's data folder in advance. The server would take several seconds, and fill buffers each start. */
export async function prepareFolder(folder: string): Promise<void> {
  const database = await openEmbedded(folder, { prepared: await databaseSnapshot() });
  await database.close();
}

/** Every database engine of the product that is available here: PostgreSQL only if TEST_DATABASE_URL is set. */
export function engines(): readonly Engine[] {
  const server = process.env['TEST_DATABASE_URL'];
  return server === undefined ? [pglite] : [pglite, { name: 'PostgreSQL', open: () => openOwn(server) }];
}

/** A separate database on the server, dropped when closed. */
async function openOwn(server: string): Promise<OpenDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = name;
  const database = await openPostgres(url.href, () => {});
  return {
    ...database,
    async close() {
      await database.close();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
