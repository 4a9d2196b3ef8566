import { z } from 'zod';
import {
  intentBodySchema,
  intentResponseSchema,
  paymentIdSchema,
  paymentSchema,
  receiptSchema,
  refundedSchema,
  statusQuerySchema,
  statusResponseSchema,
  testAuthenticateSchema,
  testConfirmSchema,
  testConfirmedSchema,
} from '../payments/payments.ts';

export const PAYMENTS_ENDPOINTS = {
  createPaymentIntent: {
    method: 'POST',
    path: '/_api/stripe/create-payment-intent',
    body: intentBodySchema,
    response: intentResponseSchema,
  },
  paymentStatus: {
    method: 'GET',
    path: '/_api/payments/status',
    query: statusQuerySchema,
    response: statusResponseSchema,
  },
  listPayments: {
    method: 'GET',
    path: '/_api/payments/list',
    response: z.object({ payments: z.array(paymentSchema) }),
  },
  receipt: {
    method: 'GET',
    path: '/_api/payments/receipt',
    query: z.object({ paymentId: paymentIdSchema }),
    response: receiptSchema,
  },
  /** Test mode only: does what the provider's own script does with a card. */
  testConfirm: {
    method: 'POST',
    path: '/_api/payments/test-confirm',
    body: testConfirmSchema,
    response: testConfirmedSchema,
  },
  /** Test mode only: does what the bank's own page does. */
  testAuthenticate: {
    method: 'POST',
    path: '/_api/payments/test-authenticate',
    body: testAuthenticateSchema,
    response: testConfirmedSchema,
  },
  refundPayment: {
    method: 'POST',
    path: '/_api/admin/refund',
    body: z.object({ paymentId: paymentIdSchema }),
    response: refundedSchema,
  },
} as const;

/** Where the card provider sends its signed webhooks. Called by a server, not by a browser. */
export const STRIPE_WEBHOOK_PATH = '/_api/stripe/webhook';
