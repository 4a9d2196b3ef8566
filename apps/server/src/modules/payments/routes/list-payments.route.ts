import { ENDPOINTS } from '@adjudge/contract';
import type { App } from '../../../http/app.ts';
import type { PaymentsDeps } from '../deps.ts';
import { accountOf, requireSignIn } from '../../../access/policy.ts';
import { listPayments } from '../receipts.ts';

const { path, response } = ENDPOINTS.listPayments;

export function listPaymentsRoute(app: App, deps: PaymentsDeps): void {
  app.get(
    path,
    { schema: { response: { 200: response } }, onRequest: requireSignIn(deps) },
    async (request) => ({
      payments: await listPayments(deps.database.db, accountOf(request).id),
    }),
  );
}
