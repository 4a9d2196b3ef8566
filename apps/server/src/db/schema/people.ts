import type { ACCOUNT_STATUSES, PlanName, ROLES } from '@adjudge/contract';
import {
  bigserial,
  boolean,
  index,
  integer,
  json,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';
import { timestamptz } from './timestamptz.ts';

export const users = pgTable('users', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** Normalized by access/email.ts, so that one mailbox has one account. */
  email: text('email').notNull().unique(),
  displayName: text('display_name').notNull(),
  /** argon2id; null for an account without a password. */
  passwordHash: text('password_hash'),
  avatarUrl: text('avatar_url'),
  emailVerified: boolean('email_verified').notNull().default(false),
  status: text('status').$type<(typeof ACCOUNT_STATUSES)[number]>().notNull().default('active'),
  role: text('role').$type<(typeof ROLES)[number]>().notNull().default('user'),
  currentPlan: text('current_plan').$type<PlanName>().notNull().default('Free Trial'),
  isPaidUser: boolean('is_paid_user').notNull().default(false),
  /** When the user last agreed to send their creatives to a vision-language model; null: not agreed. */
  readerConsentAt: timestamptz('reader_consent_at'),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
});

export const sessions = pgTable(
  'sessions',
  {
    /** HMAC of the cookie's token, so that a copy of the database opens no session. */
    tokenHash: text('token_hash').primaryKey(),
    /** Identifies the session in its owner's list; not a credential. */
    id: uuid('id').notNull().defaultRandom().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The browser's User-Agent header at sign-in. */
    userAgent: text('user_agent'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    lastSeenAt: timestamptz('last_seen_at').notNull().defaultNow(),
    expiresAt: timestamptz('expires_at').notNull(),
    /** When the second factor was last passed in this session. */
    provenAt: timestamptz('proven_at'),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

/** What an account that has paid puts at the top of its PDF reports. */
export const reportBrands = pgTable('report_brands', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** PNG, re-encoded by us; null: none. */
  logo: bytes('logo'),
  /** '#rrggbb', readable on white; null: none. */
  color: text('color'),
});

/** The authenticator app of an account. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The secret that generates its codes, sealed with a key of this installation; null until an app is confirmed. */
  sealed: text('sealed'),
  /** The same for an app that is being set up. */
  pending: text('pending'),
  /** Time step of the last used code, in steps of 30 s since 1970, so that no code works twice. */
  lastStep: integer('last_step'),
  /** Keyed hashes of the unused recovery codes. */
  recoveryHashes: text('recovery_hashes').array().notNull().default([]),
});

/** The picture at an account's avatar URL, fetched and re-encoded by us. */
export const avatars = pgTable('avatars', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  url: text('url').notNull(),
  /** WebP; null when none could be fetched. */
  picture: bytes('picture'),
  fetchedAt: timestamptz('fetched_at').notNull(),
});

/** A visitor without an account, for one day. Their user row has no mailbox, no password and one banner credit. */
export const guests = pgTable(
  'guests',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Keyed hash of the cookie's token; null once the guest has become an account, so that the token opens nothing. */
    tokenHash: text('token_hash').unique(),
    /** Keyed hash of the network address, which is admitted once a day; null once that day is over. */
    addressHash: text('address_hash').unique(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [index('guests_expiry').on(table.expiresAt)],
);

/** An identity at a third-party sign-in provider that may open this account. */
export const identities = pgTable(
  'identities',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('identities_person').on(table.issuer, table.subject),
    index('identities_user').on(table.userId),
  ],
);

export type VerificationPurpose = 'verify-email' | 'reset-password' | 'establish-session';

/** Single-use, expiring tokens, stored as keyed hashes. Used ones are deleted. */
export const verifications = pgTable(
  'verifications',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<VerificationPurpose>().notNull(),
    /** The address the token was sent to. It verifies only this address, not a later one. */
    email: text('email').notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [
    index('verifications_user').on(table.userId, table.purpose),
    index('verifications_expiry').on(table.expiresAt),
  ],
);

/** Append-only: actions of privileged users, and of the system for security reasons, with their target. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** null: the system, or a deleted account. */
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    action: text('action').notNull(),
    /** The target: 'user:<id>', 'analysis:<id>', 'payment:<id>'. */
    subject: text('subject').notNull(),
    details: json('details'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [index('audit_log_subject').on(table.subject), index('audit_log_created').on(table.createdAt)],
);

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    /** null until it was sent to support. */
    mailedAt: timestamptz('mailed_at'),
    handledAt: timestamptz('handled_at'),
  },
  (table) => [index('contact_messages_created').on(table.createdAt)],
);
