import { ENDPOINTS } from '@adjudge/contract';
import { presentDetails } from './details.ts';
import type { App, Deps } from '../../deps.ts';
import { ownAccount, signedIn } from '../../access/signed-in.ts';

const { path, response } = ENDPOINTS.accountDetails;

export function accountDetailsRoute(app: App, deps: Deps): void {
  app.get(path, { schema: { response: { 200: response } }, onRequest: signedIn(deps) }, async (request) =>
    presentDetails(ownAccount(request)),
  );
}
