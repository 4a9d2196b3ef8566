import type { PlanName } from '@adjudge/contract';
import { sql } from 'drizzle-orm';
import { bigserial, boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from './timestamptz.ts';
import { users } from './people.ts';

export type CreditKind = 'banner' | 'video';

/** Append-only. The balance of an account and kind is the sum of its rows. */
export const creditLedger = pgTable(
  'credit_ledger',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<CreditKind>().notNull(),
    amount: integer('amount').notNull(),
    /**
     * What the row is for. Unique: 'sign-up:banner:<user>', 'first-look:<guest>', 'grading:<creative>',
     * 'given-back:<creative>'.
     */
    reason: text('reason').notNull().unique(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('credit_ledger_user').on(table.userId, table.kind),
    check('credit_ledger_amount', sql`${table.amount} <> 0`),
  ],
);

export type PaymentStatus =
  | 'pending'
  | 'processing'
  | 'succeeded'
  | 'failed'
  | 'refunded'
  | 'partly-refunded'
  | 'disputed';

/** One purchase, with the terms from when its intent was created. Kept without the user when the account is deleted. */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    provider: text('provider').$type<'stripe' | 'test'>().notNull(),
    /** The provider's id of the intent; null until the provider has responded. */
    providerId: text('provider_id').unique(),
    planName: text('plan_name').$type<PlanName>().notNull(),
    quantity: integer('quantity').notNull(),
    /** Total price, in the smallest unit of the currency. */
    cents: integer('cents').notNull(),
    currency: text('currency').notNull(),
    status: text('status').$type<PaymentStatus>().notNull().default('pending'),
    /** The provider's message for a failed payment. */
    failure: text('failure'),
    refundedCents: integer('refunded_cents').notNull().default(0),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    settledAt: timestamptz('settled_at'),
    refundedAt: timestamptz('refunded_at'),
    receiptSentAt: timestamptz('receipt_sent_at'),
  },
  (table) => [
    index('payments_user').on(table.userId, table.createdAt),
    check('payments_cents', sql`${table.cents} > 0 and ${table.quantity} > 0`),
    check('payments_refund', sql`${table.refundedCents} between 0 and ${table.cents}`),
  ],
);

/** Money of a payment that was returned, or that the buyer's bank holds: one row per refund and per dispute. */
export const paymentReversals = pgTable(
  'payment_reversals',
  {
    /** The provider's id. */
    id: text('id').primaryKey(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'refund' | 'dispute'>().notNull(),
    cents: integer('cents').notNull(),
    /** A refund that failed later, or a dispute that was won. Final: late events do not change it. */
    undone: boolean('undone').notNull().default(false),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('payment_reversals_payment').on(table.paymentId),
    check('payment_reversals_cents', sql`${table.cents} > 0`),
  ],
);
