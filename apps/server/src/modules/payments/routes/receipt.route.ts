import { ENDPOINTS } from '@adjudge/contract';
import type { App, Deps } from '../../../deps.ts';
import { accountOf, signedIn } from '../../../access/signed-in.ts';
import { receiptOf } from '../receipts.ts';

const { path, query, response } = ENDPOINTS.receipt;

export function receiptRoute(app: App, deps: Deps): void {
  app.get(
    path,
    { schema: { querystring: query, response: { 200: response } }, onRequest: signedIn(deps) },
    async (request) => receiptOf(deps.database.db, request.query.paymentId, accountOf(request).id),
  );
}
