import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from './timestamptz.ts';

/** Files whose grading failed after using up resources, for as long as that counts. Their owners are not recorded. */
export const failedFiles = pgTable(
  'failed_files',
  {
    /** Of the bytes, in hex. */
    sha256: text('sha256').primaryKey(),
    times: integer('times').notNull().default(1),
    lastFailedAt: timestamptz('last_failed_at').notNull().defaultNow(),
  },
  (table) => [index('failed_files_last').on(table.lastFailedAt)],
);
