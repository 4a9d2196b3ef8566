import { integer, json, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The columns that we use of pg-boss's own table. pg-boss creates and migrates it, so our migrations do not contain it. */
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

/** Not started yet, or waiting for a retry. */
export const WAITING = ['created', 'retry'] as const;

export const UNFINISHED = [...WAITING, 'active'] as const;
