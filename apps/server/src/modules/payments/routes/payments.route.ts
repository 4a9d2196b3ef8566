import { ENDPOINTS, type IntentState, PAYMENT_TEXTS } from '@adjudge/contract';
import type { App } from '../../../http/app.ts';
import type { PaymentsDeps } from '../deps.ts';
import { accountOf, requireSignIn, limitPerAccount, requireAdmin } from '../../../access/policy.ts';
import { beginPurchase } from '../begin-purchase.ts';
import { serve } from '../../../http/serve.ts';
import { and, eq } from 'drizzle-orm';
import { payments } from '../../../db/schema.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { isSettled } from '../payment-row.ts';
import { readIntent } from '../read-intent.ts';
import { syncIntent } from '../sync-intent.ts';
import { listPayments, receiptOf } from '../receipts.ts';
import { refundPayment } from '../refund-payment.ts';

export function beginPaymentRoute(app: App, deps: PaymentsDeps): void {
  const attempts = limitPerAccount(deps, { purpose: 'begin-payment', limit: deps.rateLimits.payment });
  serve(
    app,
    ENDPOINTS.createPaymentIntent,
    { onRequest: [requireSignIn(deps), attempts] },
    async (request) => {
      const { planName, quantity } = request.body;
      const { payment, intent } = await beginPurchase(
        deps,
        { userId: accountOf(request).id, planName, quantity },
        request.log,
      );
      const { cents, currency } = payment;
      return {
        clientSecret: intent.clientSecret,
        paymentIntent: intent.id,
        planName,
        quantity,
        cents,
        currency,
      };
    },
  );
}

export function paymentStatusRoute(app: App, deps: PaymentsDeps): void {
  const looks = limitPerAccount(deps, { purpose: 'payment-status', limit: deps.rateLimits.payment });
  serve(
    app,
    ENDPOINTS.paymentStatus,
    { onRequest: [requireSignIn(deps), looks] },
    async (request): Promise<IntentState> => {
      const intentId = request.query.payment_intent;
      const mine = and(
        eq(payments.providerId, intentId),
        eq(payments.provider, deps.payments.name),
        eq(payments.userId, accountOf(request).id),
      );
      const [payment] = await deps.database.db.select().from(payments).where(mine);
      if (!payment) throw new ApiError('absent', PAYMENT_TEXTS.paymentAbsent);
      const paymentId = payment.id;
      if (isSettled(payment)) return { status: 'succeeded', failure: null, paymentId };
      // The buyer may return before the provider's message arrives.
      const intent = await readIntent(deps.payments, intentId, request.log);
      await syncIntent(deps, intent, request.log);
      return { status: intent.status, failure: intent.failure, paymentId };
    },
  );
}

/** Past payments, and their refunds. */
export function paymentsOfAccountRoutes(app: App, deps: PaymentsDeps): void {
  serve(app, ENDPOINTS.listPayments, { onRequest: requireSignIn(deps) }, async (request) => ({
    payments: await listPayments(deps.database.db, accountOf(request).id),
  }));
  serve(app, ENDPOINTS.receipt, { onRequest: requireSignIn(deps) }, async (request) =>
    receiptOf(deps.database.db, request.query.paymentId, accountOf(request).id),
  );
  serve(app, ENDPOINTS.refundPayment, { onRequest: requireAdmin(deps) }, async (request) => {
    const { id } = accountOf(request);
    const { payment, withdrawn } = await refundPayment(deps, request.body.paymentId, {
      id,
      log: request.log,
    });
    return { status: payment.status, refundedCents: payment.refundedCents, withdrawn };
  });
}
