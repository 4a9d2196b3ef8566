import type { GradingStep } from '@adjudge/engine/report';
import { index, integer, json, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from './timestamptz.ts';
import { users } from './people.ts';
import type { CreditKind } from './money.ts';

/** An uploaded file. Without an analysis, it is waiting to be graded or being graded. */
export const creatives = pgTable(
  'creatives',
  {
    /** Also the id of the grading job. */
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<CreditKind>().notNull(),
    storeKey: text('store_key').notNull().unique(),
    thumbKey: text('thumb_key'),
    /** Detected from the bytes. */
    mediaType: text('media_type').notNull(),
    fileName: text('file_name').notNull(),
    bytes: integer('bytes').notNull(),
    /** What the browser read from a video, and how many of its frames are in the store until it is graded. */
    browserVideo: json('browser_video'),
    /** The sender's key to find the grading again and to avoid grading a retry twice; null: none was given. */
    gradingKey: text('grading_key'),
    /** Progress of the grading, for other servers to read. */
    step: text('step').$type<GradingStep>(),
    /** Key of the vision reader's question (second-reader/reading-key.ts), if its answer is stored with the measurements. */
    readingKey: text('reading_key'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('creatives_user').on(table.userId),
    index('creatives_reading_key').on(table.readingKey),
    uniqueIndex('creatives_grading_key').on(table.userId, table.gradingKey),
  ],
);

/** An upload form that was issued for one large video. The row is kept until the form can no longer be used. */
export const uploads = pgTable(
  'uploads',
  {
    key: text('key').primaryKey(),
    /** null once the account is deleted; the posted file is still swept. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    fileName: text('file_name').notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    expiresAt: timestamptz('expires_at').notNull(),
    /** When the embedded store received the file. It accepts one per form. */
    receivedAt: timestamptz('received_at'),
    /** When it was processed, or given up in favor of newer ones. */
    claimedAt: timestamptz('claimed_at'),
  },
  (table) => [index('uploads_user').on(table.userId), index('uploads_expiry').on(table.expiresAt)],
);

/** Store keys of files whose rows were deleted, until the files are deleted too. */
export const discardedFiles = pgTable('discarded_files', {
  storeKey: text('store_key').primaryKey(),
  discardedAt: timestamptz('discarded_at').notNull().defaultNow(),
});
