import type { BulkItemState } from '@adjudge/contract';
import { sql } from 'drizzle-orm';
import { index, integer, json, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { creatives } from './creatives.ts';
import { timestamptz } from './timestamptz.ts';
import type { CreditKind } from './money.ts';
import { users } from './people.ts';

/** A batch of one account's creatives, graded one after another. */
export const bulkRuns = pgTable(
  'bulk_runs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Used for every creative without its own ad copy. */
    adCopy: text('ad_copy'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    /** null while files are still being added. */
    startedAt: timestamptz('started_at'),
    cancelledAt: timestamptz('cancelled_at'),
    /** When a file was last added, or the run started, resumed or canceled. Runs that stay untouched for long are given up. */
    touchedAt: timestamptz('touched_at').notNull().defaultNow(),
  },
  (table) => [index('bulk_runs_user').on(table.userId, table.createdAt)],
);

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
    /** From 0, in order of arrival. */
    position: integer('position').notNull(),
    fileName: text('file_name').notNull(),
    kind: text('kind').$type<CreditKind>().notNull(),
    mediaType: text('media_type').notNull(),
    bytes: integer('bytes').notNull(),
    adCopy: text('ad_copy'),
    /** Hints from the manifest. */
    hints: json('hints'),
    /** Where the file is while the item waits. One row owns each file: once the item is queued, the creative's row. */
    storeKey: text('store_key').unique(),
    state: text('state').$type<BulkItemState>().notNull().default('waiting'),
    /** The creative it was graded as; null before that, and after the analysis was deleted. */
    creativeId: uuid('creative_id')
      .unique()
      .references(() => creatives.id, { onDelete: 'set null' }),
    /** Human-readable. */
    failure: text('failure'),
  },
  (table) => [
    // Also makes an upload that is retried after a lost response the same item.
    uniqueIndex('bulk_items_file').on(table.runId, table.fileName),
    uniqueIndex('bulk_items_position').on(table.runId, table.position),
    index('bulk_items_user').on(table.userId, table.state),
    index('bulk_items_state').on(table.state),
    // At most one item per account is graded at a time, across all servers and runs.
    uniqueIndex('bulk_items_grading')
      .on(table.userId)
      .where(sql`${table.state} = 'grading'`),
  ],
);
