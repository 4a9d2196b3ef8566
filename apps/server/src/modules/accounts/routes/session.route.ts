import { ENDPOINTS } from '@adjudge/contract';
import { presentUser } from '../accounts.ts';
import type { App, Deps } from '../../../deps.ts';
import { ownAccount, signedIn } from '../../../access/signed-in.ts';

const { path, response } = ENDPOINTS.session;

export function sessionRoute(app: App, deps: Deps): void {
  app.get(path, { schema: { response: { 200: response } }, onRequest: signedIn(deps) }, async (request) => ({
    user: await presentUser(deps.database.db, ownAccount(request)),
  }));
}
