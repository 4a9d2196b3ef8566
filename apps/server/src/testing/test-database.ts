import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type OpenDatabase, openEmbedded, openPostgres } from '../db/open-database.ts';
import { preparedDatabase } from './prepared-database.ts';

export interface Engine {
  readonly name: string;
  /** A new, empty, migrated database. */
  open(): Promise<OpenDatabase>;
}

const pglite: Engine = { name: 'PGlite', open: openInMemory };

export async function openInMemory(): Promise<OpenDatabase> {
  return openEmbedded(null, { prepared: await preparedDatabase() });
}

/** In the data folder of a server that is to start: making one there takes it several seconds, and filling its buffers each start. */
export async function prepareFolder(folder: string): Promise<void> {
  const database = await openEmbedded(folder, { prepared: await preparedDatabase() });
  await database.close();
}

/** Every database engine that the product runs on and that is here: PostgreSQL where TEST_DATABASE_URL names one. */
export function engines(): readonly Engine[] {
  const server = process.env['TEST_DATABASE_URL'];
  return server === undefined ? [pglite] : [pglite, { name: 'PostgreSQL', open: () => openOwn(server) }];
}

/** A database of its own on the server, dropped at the end. */
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
