import { ENDPOINTS } from '@adjudge/contract';
import type { App } from '../../../http/app.ts';
import type { PaymentsDeps } from '../deps.ts';
import { accountOf, requireSignIn } from '../../../access/policy.ts';
import { receiptOf } from '../receipts.ts';

const { path, query, response } = ENDPOINTS.receipt;

export function receiptRoute(app: App, deps: PaymentsDeps): void {
  app.get(
    path,
    { schema: { querystring: query, response: { 200: response } }, onRequest: requireSignIn(deps) },
    async (request) => receiptOf(deps.database.db, request.query.paymentId, accountOf(request).id),
  );
}
