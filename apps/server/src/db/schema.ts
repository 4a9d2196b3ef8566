import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  json,
  pgTable,
  doublePrecision,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { PlanName, ROLES } from '@adjudge/contract';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What a credit pays for. */
export type CreditKind = 'banner' | 'video';

export const users = pgTable('users', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** Normalised by accounts/email.ts, so that one mailbox has one account. */
  email: text('email').notNull().unique(),
  displayName: text('display_name').notNull(),
  /** argon2id; null for an account that has no password. */
  passwordHash: text('password_hash'),
  avatarUrl: text('avatar_url'),
  emailVerified: boolean('email_verified').notNull().default(false),
  role: text('role').$type<(typeof ROLES)[number]>().notNull().default('user'),
  currentPlan: text('current_plan').$type<PlanName>().notNull().default('Free Trial'),
  isPaidUser: boolean('is_paid_user').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const sessions = pgTable(
  'sessions',
  {
    /** HMAC of the cookie's token: a copy of the database opens no session. */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

/** Append only. The balance of a person and kind is the sum of its rows. */
export const creditLedger = pgTable(
  'credit_ledger',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<CreditKind>().notNull(),
    amount: integer('amount').notNull(),
    /** Says what the row is for, once: 'sign-up:banner:<user>', 'grading:<creative>', 'given-back:<creative>'. */
    reason: text('reason').notNull().unique(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('credit_ledger_user').on(table.userId, table.kind),
    check('credit_ledger_amount', sql`${table.amount} <> 0`),
  ],
);

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
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('creatives_user').on(table.userId)],
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

export const analyses = pgTable(
  'analyses',
  {
    /** Public and unguessable: 21 characters. */
    id: text('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    creativeId: uuid('creative_id')
      .notNull()
      .unique()
      .references(() => creatives.id),
    /** `json`, not `jsonb`: the report is kept as it was written, key order included. */
    report: json('report').notNull(),
    /** Fixes made and graded, when its owner asked for them. Their pictures lie in the store beside the creative. */
    whatIf: json('what_if'),
    engineVersion: text('engine_version').notNull(),
    rubricVersion: text('rubric_version').notNull(),
    overallScore: doublePrecision('overall_score'),
    grade: text('grade').notNull(),
    adCopy: text('ad_copy'),
    alt: text('alt').notNull(),
    /** Lower-cased copy, words read on the creative, and file name. */
    searchText: text('search_text').notNull(),
    isPublic: boolean('is_public').notNull().default(false),
    viewCount: integer('view_count').notNull().default(0),
    savedAt: moment('saved_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('analyses_user_created').on(table.userId, table.createdAt),
    index('analyses_user_updated').on(table.userId, table.updatedAt),
    index('analyses_user_score').on(table.userId, table.overallScore),
  ],
);
