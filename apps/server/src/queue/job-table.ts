import { integer, json, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The columns of pg-boss's own table that are used here. pg-boss makes and migrates it; it is in no migration of ours. */
export const jobs = pgSchema('pgboss').table('job', {
  id: uuid('id').notNull(),
  name: text('name').notNull(),
  state: text('state')
    .$type<'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed'>()
    .notNull(),
  priority: integer('priority').notNull(),
  createdOn: timestamp('created_on', { withTimezone: true, mode: 'date' }).notNull(),
  data: json('data'),
  completedOn: timestamp('completed_on', { withTimezone: true, mode: 'date' }),
  output: json('output'),
});

/** Not begun yet, or put back to begin again. */
export const WAITING = ['created', 'retry'] as const;

export const UNFINISHED = [...WAITING, 'active'] as const;
