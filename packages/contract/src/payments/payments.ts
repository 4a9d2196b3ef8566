import { z } from 'zod';
import { planNameSchema } from './plan-name.ts';
import { PAID_PLAN_NAMES } from './plans.ts';
import { TEST_METHODS } from './test-cards.ts';
import { PAYMENT_TEXTS } from '../texts/payments.ts';

/** Packages per purchase. */
export const QUANTITY_MAX = 100;

/** Any plan except the free trial, and its quantity. */
export const intentBodySchema = z.object({
  planName: z.enum(PAID_PLAN_NAMES, {
    error: ({ input }) =>
      input === undefined || input === '' ? PAYMENT_TEXTS.planRequired : PAYMENT_TEXTS.planUnknown,
  }),
  quantity: z
    .int(PAYMENT_TEXTS.quantityInvalid)
    .min(1, PAYMENT_TEXTS.quantityInvalid)
    .max(QUANTITY_MAX, PAYMENT_TEXTS.quantityInvalid)
    .default(1),
});

export const intentResponseSchema = z.object({
  clientSecret: z.string(),
  paymentIntent: z.string(),
  planName: planNameSchema,
  quantity: z.int(),
  /** The total, in the currency's smallest unit. */
  cents: z.int(),
  currency: z.string(),
});
export type PaymentIntent = z.infer<typeof intentResponseSchema>;

/** The state of an intent, in the terms of the provider's API. */
export const INTENT_STATUSES = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'requires_capture',
  'processing',
  'canceled',
  'succeeded',
] as const;
export const intentStatusSchema = z.enum(INTENT_STATUSES);
export type IntentStatus = z.infer<typeof intentStatusSchema>;

export const statusQuerySchema = z.object({ payment_intent: z.string().min(1).max(255) });
export const statusResponseSchema = z.object({
  status: intentStatusSchema,
  /** The provider's reason when the last attempt failed. */
  failure: z.string().nullable(),
  paymentId: z.string(),
});
export type IntentState = z.infer<typeof statusResponseSchema>;

export const PAYMENT_STATUSES = [
  'pending',
  'processing',
  'succeeded',
  'failed',
  'refunded',
  'partly-refunded',
  /** The buyer's bank is holding the money or has kept it. */
  'disputed',
] as const;

const credits = z.object({ banner: z.int().nonnegative(), video: z.int().nonnegative() });

/** A purchase as shown to its buyer. Timestamps are ISO 8601. */
export const paymentSchema = z.object({
  id: z.string(),
  createdAt: z.string(),
  planName: planNameSchema,
  quantity: z.int(),
  cents: z.int(),
  refundedCents: z.int(),
  currency: z.string(),
  status: z.enum(PAYMENT_STATUSES),
});
export type Payment = z.infer<typeof paymentSchema>;

export const receiptSchema = paymentSchema.extend({
  /** Short payment number for customers and support. */
  number: z.string(),
  settledAt: z.string(),
  refundedAt: z.string().nullable(),
  buyer: z.object({ name: z.string(), email: z.string() }),
  credits,
  /** True when no card was charged. */
  testMode: z.boolean(),
});
export type Receipt = z.infer<typeof receiptSchema>;

export const paymentIdSchema = z.uuid(PAYMENT_TEXTS.paymentAbsent);
export const receiptPath = (paymentId: string): string => `/receipt?id=${paymentId}`;

export const testConfirmSchema = z.object({
  clientSecret: z.string().min(1).max(255),
  paymentMethod: z.enum(TEST_METHODS),
});
export const testConfirmedSchema = z.object({
  status: intentStatusSchema,
  failure: z.string().nullable(),
  /** Send this back with the outcome of the bank's authentication; null when none is needed. */
  challenge: z.string().nullable(),
});
export type TestConfirmed = z.infer<typeof testConfirmedSchema>;
export const testAuthenticateSchema = z.object({
  clientSecret: z.string().min(1).max(255),
  challenge: z.string().min(1).max(255),
  outcome: z.enum(['complete', 'fail']),
});

export const refundedSchema = z.object({
  status: z.enum(PAYMENT_STATUSES),
  refundedCents: z.int(),
  /** Credits taken back: those of this purchase that were still unspent. */
  withdrawn: credits,
});
