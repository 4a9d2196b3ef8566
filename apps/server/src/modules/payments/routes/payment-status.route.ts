import { ENDPOINTS, type IntentState, PAYMENT_TEXTS } from '@adjudge/contract';
import { and, eq } from 'drizzle-orm';
import { payments } from '../../../db/schema.ts';
import type { App } from '../../../http/app.ts';
import type { PaymentsDeps } from '../deps.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { accountOf, requireSignIn, limitPerAccount } from '../../../access/policy.ts';
import { isSettled } from '../payment-row.ts';
import { readIntent } from '../read-intent.ts';
import { syncIntent } from '../sync-intent.ts';
import { serve } from '../../../http/serve.ts';

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
