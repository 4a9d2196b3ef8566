import { ENDPOINTS, PAYMENT_TEXTS } from '@adjudge/contract';
import type { App, Deps } from '../deps.ts';
import { Refusal } from '../errors.ts';
import { accountOf, signedIn } from '../http/signed-in.ts';
import { refundPayment } from '../payments/refund-payment.ts';

const { path, body, response } = ENDPOINTS.refundPayment;

export function refundPaymentRoute(app: App, deps: Deps): void {
  app.post(
    path,
    { schema: { body, response: { 200: response } }, onRequest: signedIn(deps) },
    async (request) => {
      const { id, role } = accountOf(request);
      if (role !== 'admin') throw new Refusal('denied', PAYMENT_TEXTS.needsAdmin);
      const { payment, withdrawn } = await refundPayment(deps, request.body.paymentId, {
        id,
        log: request.log,
      });
      return { status: payment.status, refundedCents: payment.refundedCents, withdrawn };
    },
  );
}
