import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** Files whose grading failed after it had cost something, for as long as that counts. Nothing says whose they were. */
export const failedFiles = pgTable(
  'failed_files',
  {
    /** Of the bytes, as hex. */
    sha256: text('sha256').primaryKey(),
    times: integer('times').notNull().default(1),
    lastFailedAt: moment('last_failed_at').notNull().defaultNow(),
  },
  (table) => [index('failed_files_last').on(table.lastFailedAt)],
);
