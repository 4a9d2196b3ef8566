import { ENDPOINTS } from '@adjudge/contract';
import type { App } from '../../../http/app.ts';
import type { PaymentsDeps } from '../deps.ts';
import { accountOf, requireAdmin } from '../../../access/policy.ts';
import { refundPayment } from '../refund-payment.ts';
import { serve } from '../../../http/serve.ts';

export function refundPaymentRoute(app: App, deps: PaymentsDeps): void {
  serve(app, ENDPOINTS.refundPayment, { onRequest: requireAdmin(deps) }, async (request) => {
    const { id } = accountOf(request);
    const { payment, withdrawn } = await refundPayment(deps, request.body.paymentId, {
      id,
      log: request.log,
    });
    return { status: payment.status, refundedCents: payment.refundedCents, withdrawn };
  });
}
