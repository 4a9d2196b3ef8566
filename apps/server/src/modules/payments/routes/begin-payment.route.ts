import { ENDPOINTS } from '@adjudge/contract';
import type { App } from '../../../http/app.ts';
import type { PaymentsDeps } from '../deps.ts';
import { accountOf, requireSignIn, limitPerAccount } from '../../../access/policy.ts';
import { beginPurchase } from '../begin-purchase.ts';
import { serve } from '../../../http/serve.ts';

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
