import { beginPaymentRoute, paymentStatusRoute, paymentsOfAccountRoutes } from './routes/payments.route.ts';
import { testPaymentRoutes } from './routes/test-payment.route.ts';
import { stripeWebhookRoute } from './routes/stripe-webhook.route.ts';

export type { PaymentsDeps } from './deps.ts';
export { openPayments } from './open-provider.ts';
export { sendUnsentReceipts } from './receipts.ts';
export type { StripeSettings } from './stripe-payments.ts';

export const paymentsRoutes = [
  beginPaymentRoute,
  paymentStatusRoute,
  paymentsOfAccountRoutes,
  testPaymentRoutes,
  stripeWebhookRoute,
];
