import { ENDPOINTS } from '@adjudge/contract';
import type { App } from '../../../http/app.ts';
import type { PaymentsDeps } from '../deps.ts';
import { accountOf, requireSignIn } from '../../../access/policy.ts';
import { receiptOf } from '../receipts.ts';
import { serve } from '../../../http/serve.ts';

export function receiptRoute(app: App, deps: PaymentsDeps): void {
  serve(app, ENDPOINTS.receipt, { onRequest: requireSignIn(deps) }, async (request) =>
    receiptOf(deps.database.db, request.query.paymentId, accountOf(request).id),
  );
}
