import type { App } from '../../http/app.ts';
import type { PaymentsDeps } from './deps.ts';
import { beginPaymentRoute } from './routes/begin-payment.route.ts';
import { paymentStatusRoute } from './routes/payment-status.route.ts';
import { listPaymentsRoute } from './routes/list-payments.route.ts';
import { receiptRoute } from './routes/receipt.route.ts';
import { testPaymentRoutes } from './routes/test-payment.route.ts';
import { stripeWebhookRoute } from './routes/stripe-webhook.route.ts';
import { refundPaymentRoute } from './routes/refund-payment.route.ts';

const ROUTES = [
  beginPaymentRoute,
  paymentStatusRoute,
  listPaymentsRoute,
  receiptRoute,
  testPaymentRoutes,
  stripeWebhookRoute,
  refundPaymentRoute,
];

export function paymentsRoutes(app: App, deps: PaymentsDeps): void {
  for (const route of ROUTES) route(app, deps);
}
