import { sql } from 'drizzle-orm';
import { Counter, type Registry } from 'prom-client';
import { z } from 'zod';
import type { Database } from '../db/open-database.ts';
import type { CreditKind } from '../db/schema.ts';

/** Longer than any transaction that moves credits. Until then, a row with a smaller id may still be committed. */
const SETTLED = sql.raw(`interval '30 seconds'`);

const movedSchema = z.array(
  z.object({
    kind: z.string().transform((kind) => kind as CreditKind),
    why: z.string(),
    way: z.enum(['in', 'out']),
    many: z.coerce.number(),
    last: z.coerce.number(),
  }),
);

/**
 * Credits that moved on any server since this process started, by kind and reason. Every process reports all servers' rows.
 * Each `refresh` reads the rows that were added since the last one, by their id.
 */
export class CreditMetrics {
  readonly #moved: Counter;
  readonly #db: Database;
  #seen: number | null = null;
  #looking = Promise.resolve();

  constructor(db: Database, registry: Registry) {
    this.#db = db;
    this.#moved = new Counter({
      name: 'adjudge_credits_total',
      help: 'Credits given and taken on all servers, by kind, reason and way, told 30 s later',
      labelNames: ['kind', 'why', 'way'],
      registers: [registry],
    });
  }

  /** Concurrent calls run one after the other, so that no row is counted twice. */
  refresh(): Promise<void> {
    this.#looking = this.#looking.catch(() => {}).then(() => this.#count());
    return this.#looking;
  }

  async #count(): Promise<void> {
    const seen = this.#seen ?? (await this.#newest());
    const { rows } = await this.#rows(seen);
    for (const { kind, why, way, many, last } of movedSchema.parse(rows)) {
      this.#moved.inc({ kind, why, way }, many);
      this.#seen = Math.max(this.#seen ?? seen, last);
    }
    this.#seen ??= seen;
  }

  async #newest(): Promise<number> {
    const { rows } = await this.#execute(sql`select coalesce(max(id), 0) as last from credit_ledger`);
    return z.array(z.object({ last: z.coerce.number() })).parse(rows)[0]?.last ?? 0;
  }

  #rows(seen: number): Promise<{ rows: unknown }> {
    return this.#execute(sql`
      with later as (select * from credit_ledger where id > ${seen}),
        unsettled as (select min(id) as id from later where created_at > now() - ${SETTLED})
      select kind, split_part(reason, ':', 1) as why, case when amount > 0 then 'in' else 'out' end as way,
        sum(abs(amount)) as many, max(later.id) as last
      from later, unsettled where unsettled.id is null or later.id < unsettled.id
      group by 1, 2, 3`);
  }

  async #execute(statement: ReturnType<typeof sql>): Promise<{ rows: unknown }> {
    return z.object({ rows: z.unknown() }).parse(await this.#db.execute(statement));
  }
}
