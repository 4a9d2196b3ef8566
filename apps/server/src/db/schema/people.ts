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
import { moment } from './moment.ts';

export const users = pgTable('users', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** Normalised by access/email.ts, so that one mailbox has one account. */
  email: text('email').notNull().unique(),
  displayName: text('display_name').notNull(),
  /** argon2id; null for an account that has no password. */
  passwordHash: text('password_hash'),
  avatarUrl: text('avatar_url'),
  emailVerified: boolean('email_verified').notNull().default(false),
  status: text('status').$type<(typeof ACCOUNT_STATUSES)[number]>().notNull().default('active'),
  role: text('role').$type<(typeof ROLES)[number]>().notNull().default('user'),
  currentPlan: text('current_plan').$type<PlanName>().notNull().default('Free Trial'),
  isPaidUser: boolean('is_paid_user').notNull().default(false),
  /** When they last agreed that a vision-language model gets their creatives; null: they do not. */
  readerConsentAt: moment('reader_consent_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const sessions = pgTable(
  'sessions',
  {
    /** HMAC of the cookie's token: a copy of the database opens no session. */
    tokenHash: text('token_hash').primaryKey(),
    /** Names the session in its owner's list; opens nothing. */
    id: uuid('id').notNull().defaultRandom().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As the browser named itself at sign-in. */
    userAgent: text('user_agent'),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    /** When its person last showed a second factor in it. */
    provenAt: moment('proven_at'),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

/** What an account that has paid puts at the head of its PDF reports. */
export const reportBrands = pgTable('report_brands', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** PNG as it was encoded here; null without one. */
  logo: bytes('logo'),
  /** '#rrggbb', readable on white; null without one. */
  color: text('color'),
});

/** The authenticator app of an account. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** What makes its codes, sealed with a key of this installation; null until one was confirmed. */
  sealed: text('sealed'),
  /** The same of one that is being set up. */
  pending: text('pending'),
  /** Of the last code, in steps of 30 s since 1970: no code is good twice. */
  lastStep: integer('last_step'),
  /** Keyed hashes of the recovery codes that are left. */
  recoveryHashes: text('recovery_hashes').array().notNull().default([]),
});

/** The picture that an account names by its address, as it was fetched from there and encoded here. */
export const avatars = pgTable('avatars', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  url: text('url').notNull(),
  /** WebP; null where there was none to be had. */
  picture: bytes('picture'),
  fetchedAt: moment('fetched_at').notNull(),
});

/** Somebody without an account, for a day. Their user row has no mailbox and no password, and one banner credit. */
export const guests = pgTable(
  'guests',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Keyed hash of the cookie's token; null once an account was made of the guest, whom nothing opens any more. */
    tokenHash: text('token_hash').unique(),
    /** Keyed hash of the network address, which is let in once a day; null once that day is over. */
    addressHash: text('address_hash').unique(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('guests_expiry').on(table.expiresAt)],
);

/** A person at a third-party sign-in provider who may open this account. */
export const identities = pgTable(
  'identities',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('identities_person').on(table.issuer, table.subject),
    index('identities_user').on(table.userId),
  ],
);

/** What a single-use token allows. */
export type VerificationPurpose = 'verify-email' | 'reset-password' | 'establish-session';

/** Single-use, expiring tokens, kept as a keyed hash. A used one is deleted. */
export const verifications = pgTable(
  'verifications',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<VerificationPurpose>().notNull(),
    /** The address the token was sent to: it verifies that one and no later one. */
    email: text('email').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('verifications_user').on(table.userId, table.purpose),
    index('verifications_expiry').on(table.expiresAt),
  ],
);

/** Append only: what people with a privilege, and the system for security, did to whom. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** null: the system, or an account that is gone. */
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    action: text('action').notNull(),
    /** What it was done to: 'user:<id>', 'analysis:<id>', 'payment:<id>'. */
    subject: text('subject').notNull(),
    details: json('details'),
    createdAt: moment('created_at').notNull().defaultNow(),
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
    createdAt: moment('created_at').notNull().defaultNow(),
    /** null until it went out to support. */
    mailedAt: moment('mailed_at'),
    handledAt: moment('handled_at'),
  },
  (table) => [index('contact_messages_created').on(table.createdAt)],
);
