import { ENDPOINTS } from '@adjudge/contract';
import type { App } from '../../../http/app.ts';
import type { PaymentsDeps } from '../deps.ts';
import { accountOf, requireSignIn } from '../../../access/policy.ts';
import { listPayments } from '../receipts.ts';
import { serve } from '../../../http/serve.ts';

export function listPaymentsRoute(app: App, deps: PaymentsDeps): void {
  serve(app, ENDPOINTS.listPayments, { onRequest: requireSignIn(deps) }, async (request) => ({
    payments: await listPayments(deps.database.db, accountOf(request).id),
  }));
}
