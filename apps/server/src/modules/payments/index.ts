export type { PaymentsDeps } from './deps.ts';
export { openPayments } from './open-provider.ts';
export { sendUnsentReceipts } from './receipts.ts';
export { paymentsRoutes } from './routes.ts';
export type { StripeSettings } from './stripe-payments.ts';
