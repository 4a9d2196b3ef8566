import { readdirSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';
import { openS3 } from '../../apps/server/src/store/open-storage.ts';
import { orphanFiles } from '../../apps/server/src/store/orphan-files.ts';
import { openPostgres } from '../../apps/server/src/db/open-database.ts';
import type { S3Settings } from '../../apps/server/src/store/s3-settings.ts';
import type { Customer } from './customer.ts';

/** What was promised to one customer. */
export interface Promised {
  readonly customer: Customer;
  /** Gradings that were answered 200, by the ids of their analyses. */
  readonly graded: readonly string[];
}

export interface Books {
  readonly accounts: number;
  readonly graded: number;
  /** Gradings that were answered and are not there. */
  readonly lost: number;
  /** Analyses beyond those that were answered: one key graded twice. */
  readonly twice: number;
  /** Accounts whose credits are not what they were given less their analyses. */
  readonly wrongCredits: number;
  /** Jobs that neither ended nor were given up. */
  readonly unfinished: number;
  /** Files of the store that no row names. */
  readonly orphans: number;
}

/** Longer than a server is waited for before another one takes its gradings. */
const SETTLE_MILLISECONDS = 100_000;

const rowSchema = z.object({
  email: z.string(),
  analyses: z.array(z.string()),
  given: z.coerce.number(),
  left: z.coerce.number(),
});

const STANDING = `
  select email,
    array(select id from analyses where user_id = users.id) as analyses,
    (select coalesce(sum(amount), 0) from credit_ledger where user_id = users.id
      and reason not like 'grading:%' and reason not like 'given-back:%') as given,
    (select coalesce(sum(amount), 0) from credit_ledger where user_id = users.id) as left
  from users`;

/** Compares what was told to customers with what the database and the store hold. */
export async function readBooks(
  database: string,
  s3: S3Settings,
  promised: readonly Promised[],
): Promise<Books> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    const rows = z.array(rowSchema).parse((await client.query(STANDING)).rows);
    const byEmail = new Map(rows.map((row) => [row.email, row]));
    const [jobs] = z
      .array(z.object({ many: z.coerce.number() }))
      .parse(
        (
          await client.query(
            `select count(*) as many from pgboss.job where state in ('created', 'retry', 'active') and name = 'grade-creative'`,
          )
        ).rows,
      );
    let [lost, twice, wrongCredits, graded] = [0, 0, 0, 0];
    for (const { customer, graded: ids } of promised) {
      const row = byEmail.get(customer.email);
      const kept = new Set(row?.analyses);
      graded += kept.size;
      lost += ids.filter((id) => !kept.has(id)).length;
      twice += Math.max(0, kept.size - new Set(ids).size);
      if (!row || row.given - row.left !== kept.size) wrongCredits += 1;
    }
    const orphans = await filesLeft(database, s3);
    return {
      accounts: promised.length,
      graded,
      lost,
      twice,
      wrongCredits,
      unfinished: jobs?.many ?? 0,
      orphans,
    };
  } finally {
    await client.end();
  }
}

/** Mean size of the newest analyses as they are stored. */
export async function meanRow(database: string, newest: number): Promise<string> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    const { rows } = await client.query(
      'select coalesce(avg(pg_column_size(a.*)), 0) as bytes from (select * from analyses order by created_at desc limit $1) a',
      [newest],
    );
    const [row] = z.array(z.object({ bytes: z.coerce.number() })).parse(rows);
    return `${((row?.bytes ?? 0) / 1000).toFixed(1)} kB`;
  } finally {
    await client.end();
  }
}

async function filesLeft(database: string, s3: S3Settings): Promise<number> {
  const { store } = await openS3(s3);
  const opened = await openPostgres(database, () => {});
  try {
    return (await Array.fromAsync(orphanFiles({ db: opened.db, store }, { least: 0 }))).length;
  } finally {
    await opened.close();
  }
}

/** Names of folders and files that graders left behind. */
export const leftBehind = (folder: string): string[] =>
  readdirSync(folder).filter((name) => !name.startsWith('node-compile-cache'));

/** What a killed worker held is taken up by another one in time: until then the books are not closed. */
export async function settled<T extends { readonly unfinished: number }>(read: () => Promise<T>): Promise<T> {
  const until = Date.now() + SETTLE_MILLISECONDS;
  for (;;) {
    const books = await read();
    if (books.unfinished === 0 || Date.now() > until) return books;
    await setTimeout(1000);
  }
}
