import { readdirSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';
import type { Customer } from './customer.ts';

/** What the service has promised one customer. */
export interface Promised {
  readonly customer: Customer;
  /** Analysis ids of gradings that were answered with 200. */
  readonly graded: readonly string[];
}

export interface Reconciliation {
  readonly accounts: number;
  readonly graded: number;
  /** Gradings that were answered but are not in the database. */
  readonly lost: number;
  /** Analyses beyond those that were answered, from keys that were graded twice. */
  readonly twice: number;
  /** Accounts whose balance is not the credits given minus the number of analyses. */
  readonly wrongCredits: number;
  /** Jobs that have neither ended nor been given up. */
  readonly unfinished: number;
}

/** Longer than the time after which another server takes over a lost server's gradings. */
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

/** Compares what customers were told with what is in the database. */
export async function reconcile(database: string, promised: readonly Promised[]): Promise<Reconciliation> {
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
    return {
      accounts: promised.length,
      graded,
      lost,
      twice,
      wrongCredits,
      unfinished: jobs?.many ?? 0,
    };
  } finally {
    await client.end();
  }
}

/** Mean stored size of the newest analyses. */
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

/** Names of files and folders that graders left behind. */
export const leftoverFiles = (folder: string): string[] =>
  readdirSync(folder).filter((name) => !name.startsWith('node-compile-cache'));

/** Waits until no job is unfinished, at most SETTLE_MILLISECONDS: another worker takes over a killed worker's jobs with a delay. */
export async function waitUntilSettled<T extends { readonly unfinished: number }>(
  read: () => Promise<T>,
): Promise<T> {
  const until = Date.now() + SETTLE_MILLISECONDS;
  for (;;) {
    const reconciled = await read();
    if (reconciled.unfinished === 0 || Date.now() > until) return reconciled;
    await setTimeout(1000);
  }
}
