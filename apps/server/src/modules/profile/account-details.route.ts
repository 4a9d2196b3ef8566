import { ENDPOINTS } from '@adjudge/contract';
import { presentDetails } from './details.ts';
import type { App } from '../../http/app.ts';
import type { ProfileDeps } from './deps.ts';
import { ownAccount, requireSignIn } from '../../access/policy.ts';

const { path, response } = ENDPOINTS.accountDetails;

export function accountDetailsRoute(app: App, deps: ProfileDeps): void {
  app.get(
    path,
    { schema: { response: { 200: response } }, onRequest: requireSignIn(deps) },
    async (request) => presentDetails(ownAccount(request)),
  );
}
