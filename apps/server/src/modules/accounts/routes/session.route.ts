import { ENDPOINTS } from '@adjudge/contract';
import { presentUser } from '../accounts.ts';
import type { App } from '../../../http/app.ts';
import type { AccountsDeps } from '../deps.ts';
import { ownAccount, requireSignIn } from '../../../access/policy.ts';
import { serve } from '../../../http/serve.ts';

export function sessionRoute(app: App, deps: AccountsDeps): void {
  serve(app, ENDPOINTS.session, { onRequest: requireSignIn(deps) }, async (request) => ({
    user: await presentUser(deps.database.db, ownAccount(request)),
  }));
}
