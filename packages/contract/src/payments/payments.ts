import { z } from 'zod';
import { planNameSchema } from './plan-name.ts';
import { PAID_PLAN_NAMES } from './plans.ts';
import { TEST_METHODS } from './test-cards.ts';
import { PAYMENT_TEXTS } from '../texts/payments.ts';

/** Packages in one purchase. */
export const QUANTITY_MAX = 100;

/** Any catalogue plan but the free trial, and how many of it. */
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
  /** For all of it, in the smallest unit of the currency. */
  cents: z.int(),
  currency: z.string(),
});
export type PaymentIntent = z.infer<typeof intentResponseSchema>;

/** Where the provider is with an intent, in the words of its API. */
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
  /** What the provider said of the last attempt, when it failed. */
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
  /** The buyer's bank holds the money, or kept it. */
  'disputed',
] as const;

const credits = z.object({ banner: z.int().nonnegative(), video: z.int().nonnegative() });

/** One purchase as its buyer sees it. Moments are ISO 8601. */
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
  /** Short name of the payment, for people and for support. */
  number: z.string(),
  settledAt: z.string(),
  refundedAt: z.string().nullable(),
  buyer: z.object({ name: z.string(), email: z.string() }),
  credits,
  /** No card was charged. */
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
  /** Hand it back with the answer of the person whose bank asks; null when no bank does. */
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
  /** Credits that were taken back: those of this purchase that had not been spent. */
  withdrawn: credits,
});
