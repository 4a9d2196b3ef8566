import { index, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** A running process that grades. A killed one is recognized by its old `seenAt`. */
export const workers = pgTable(
  'workers',
  {
    id: uuid('id').primaryKey(),
    /** How many gradings it runs at once. */
    graders: integer('graders').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [index('workers_seen').on(table.seenAt)],
);
