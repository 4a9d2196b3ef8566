import { ENDPOINTS } from '@adjudge/contract';
import type { App } from '../../../http/app.ts';
import type { PaymentsDeps } from '../deps.ts';
import { limiter } from '../../../http/limiter.ts';
import { accountOf, requireSignIn } from '../../../access/policy.ts';
import { beginPurchase } from '../begin-purchase.ts';

const { path, body, response } = ENDPOINTS.createPaymentIntent;

export function beginPaymentRoute(app: App, deps: PaymentsDeps): void {
  const attempts = limiter(deps, {
    purpose: 'begin-payment',
    limit: deps.rateLimits.payment,
    key: (request) => accountOf(request).id,
  });
  app.post(
    path,
    {
      schema: { body, response: { 200: response } },
      onRequest: [requireSignIn(deps), (request) => attempts.count(request)],
    },
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
