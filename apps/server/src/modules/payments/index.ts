import { beginPaymentRoute } from './routes/begin-payment.route.ts';
import { paymentStatusRoute } from './routes/payment-status.route.ts';
import { listPaymentsRoute } from './routes/list-payments.route.ts';
import { receiptRoute } from './routes/receipt.route.ts';
import { testPaymentRoutes } from './routes/test-payment.route.ts';
import { stripeWebhookRoute } from './routes/stripe-webhook.route.ts';
import { refundPaymentRoute } from './routes/refund-payment.route.ts';

export type { PaymentsDeps } from './deps.ts';
export { openPayments } from './open-provider.ts';
export { sendUnsentReceipts } from './receipts.ts';
export type { StripeSettings } from './stripe-payments.ts';

export const paymentsRoutes = [
  beginPaymentRoute,
  paymentStatusRoute,
  listPaymentsRoute,
  receiptRoute,
  testPaymentRoutes,
  stripeWebhookRoute,
  refundPaymentRoute,
];
