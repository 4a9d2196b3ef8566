import { ENDPOINTS } from '@adjudge/contract';
import type { App, Deps } from '../../../deps.ts';
import { accountOf, signedIn } from '../../../access/signed-in.ts';
import { listPayments } from '../receipts.ts';

const { path, response } = ENDPOINTS.listPayments;

export function listPaymentsRoute(app: App, deps: Deps): void {
  app.get(path, { schema: { response: { 200: response } }, onRequest: signedIn(deps) }, async (request) => ({
    payments: await listPayments(deps.database.db, accountOf(request).id),
  }));
}
