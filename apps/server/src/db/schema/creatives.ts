import type { GradingStep } from '@adjudge/engine/report';
import { index, integer, json, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { users } from './people.ts';
import type { CreditKind } from './money.ts';

/** An uploaded file. Without an analysis it is one that waits for its grade or is being graded. */
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
    /** Decided from the bytes. */
    mediaType: text('media_type').notNull(),
    fileName: text('file_name').notNull(),
    bytes: integer('bytes').notNull(),
    /** What the browser read of a video, and how many frames of it lie in the store until it is graded. */
    browserVideo: json('browser_video'),
    /** By which the person who sent it finds its grading again, and does not have it graded twice; null: they gave none. */
    gradingKey: text('grading_key'),
    /** How far its grading is, as another server is told. */
    step: text('step').$type<GradingStep>(),
    /** What a vision reader answered about (second-reader/reading-key.ts), where its answer is kept with the measurements. */
    readingKey: text('reading_key'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('creatives_user').on(table.userId),
    index('creatives_reading_key').on(table.readingKey),
    uniqueIndex('creatives_grading_key').on(table.userId, table.gradingKey),
  ],
);

/** A form that was given out for one large video. Its row stands until the form can no longer be used. */
export const uploads = pgTable(
  'uploads',
  {
    key: text('key').primaryKey(),
    /** null once the account is gone: what was posted is still swept. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    fileName: text('file_name').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    /** The embedded store takes one file a form. */
    receivedAt: moment('received_at'),
    /** Processed, or given up for newer ones. */
    claimedAt: moment('claimed_at'),
  },
  (table) => [index('uploads_user').on(table.userId), index('uploads_expiry').on(table.expiresAt)],
);

/** Store keys of creatives whose account is gone, until their files are. */
export const discardedFiles = pgTable('discarded_files', {
  storeKey: text('store_key').primaryKey(),
  discardedAt: moment('discarded_at').notNull().defaultNow(),
});
