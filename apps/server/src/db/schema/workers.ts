import { index, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** A process that grades, from its start to its end; one that was killed is known by its silence. */
export const workers = pgTable(
  'workers',
  {
    id: uuid('id').primaryKey(),
    /** Gradings at once. */
    graders: integer('graders').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [index('workers_seen').on(table.seenAt)],
);
