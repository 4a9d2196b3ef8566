import { index, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from './timestamptz.ts';

/** A running process that grades. A killed one is recognized by its old `seenAt`. */
export const workers = pgTable(
  'workers',
  {
    id: uuid('id').primaryKey(),
    /** How many gradings it runs at once. */
    graders: integer('graders').notNull(),
    seenAt: timestamptz('seen_at').notNull(),
  },
  (table) => [index('workers_seen').on(table.seenAt)],
);
