import type { BulkItemState } from '@adjudge/contract';
import { sql } from 'drizzle-orm';
import { index, integer, json, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { creatives } from './creatives.ts';
import { moment } from './moment.ts';
import type { CreditKind } from './money.ts';
import { users } from './people.ts';

/** Many creatives of one account that are graded one after another. */
export const bulkRuns = pgTable(
  'bulk_runs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** For every creative that brings none of its own. */
    adCopy: text('ad_copy'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** null while files are added. */
    startedAt: moment('started_at'),
    cancelledAt: moment('cancelled_at'),
    /** When a file was added or the run was started, resumed or cancelled: what lies still for long is given up. */
    touchedAt: moment('touched_at').notNull().defaultNow(),
  },
  (table) => [index('bulk_runs_user').on(table.userId, table.createdAt)],
);

/** One creative of a run. */
export const bulkItems = pgTable(
  'bulk_items',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    runId: uuid('run_id')
      .notNull()
      .references(() => bulkRuns.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** From 0, in the order of arrival. */
    position: integer('position').notNull(),
    fileName: text('file_name').notNull(),
    kind: text('kind').$type<CreditKind>().notNull(),
    mediaType: text('media_type').notNull(),
    bytes: integer('bytes').notNull(),
    adCopy: text('ad_copy'),
    /** What the manifest says of it. */
    hints: json('hints'),
    /** Where its file is while it waits. One row owns a file: once it is queued, that is the creative's. */
    storeKey: text('store_key').unique(),
    state: text('state').$type<BulkItemState>().notNull().default('waiting'),
    /** What it was graded as; null before, and once its analysis was deleted. */
    creativeId: uuid('creative_id')
      .unique()
      .references(() => creatives.id, { onDelete: 'set null' }),
    /** In words for a person. */
    failure: text('failure'),
  },
  (table) => [
    // Also what makes an upload that is sent again after a lost answer the same item.
    uniqueIndex('bulk_items_file').on(table.runId, table.fileName),
    uniqueIndex('bulk_items_position').on(table.runId, table.position),
    index('bulk_items_user').on(table.userId, table.state),
    index('bulk_items_state').on(table.state),
    // Of an account one is graded at a time, whatever servers and runs there are.
    uniqueIndex('bulk_items_grading')
      .on(table.userId)
      .where(sql`${table.state} = 'grading'`),
  ],
);
