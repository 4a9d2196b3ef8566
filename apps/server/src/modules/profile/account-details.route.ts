import { ENDPOINTS } from '@adjudge/contract';
import { presentDetails } from './details.ts';
import type { App } from '../../http/app.ts';
import type { ProfileDeps } from './deps.ts';
import { ownAccount, requireSignIn } from '../../access/policy.ts';
import { serve } from '../../http/serve.ts';

export function accountDetailsRoute(app: App, deps: ProfileDeps): void {
  serve(app, ENDPOINTS.accountDetails, { onRequest: requireSignIn(deps) }, async (request) =>
    presentDetails(ownAccount(request)),
  );
}
