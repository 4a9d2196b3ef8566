import { ENDPOINTS } from '@adjudge/contract';
import { presentUser } from '../accounts.ts';
import type { App } from '../../../http/app.ts';
import type { AccountsDeps } from '../deps.ts';
import { ownAccount, requireSignIn } from '../../../access/policy.ts';

const { path, response } = ENDPOINTS.session;

export function sessionRoute(app: App, deps: AccountsDeps): void {
  app.get(
    path,
    { schema: { response: { 200: response } }, onRequest: requireSignIn(deps) },
    async (request) => ({
      user: await presentUser(deps.database.db, ownAccount(request)),
    }),
  );
}
