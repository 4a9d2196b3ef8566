import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

export const RATE_LIMITS_TABLE = 'rate_limits';

/** The table that rate-limiter-flexible expects in PostgreSQL: its column names, in its order. */
export const rateLimits = pgTable(
  RATE_LIMITS_TABLE,
  {
    /** Purpose, and a keyed hash of the counted caller. */
    key: text('key').primaryKey(),
    points: integer('points').notNull().default(0),
    /** Milliseconds since 1970. */
    expire: bigint('expire', { mode: 'number' }),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
);
