import { ENDPOINTS } from '@adjudge/contract';
import { giveCredits } from './give-credits.ts';
import type { App } from '../../http/app.ts';
import type { AccessDeps } from '../../access/deps.ts';
import { accountOf, requireAdmin } from '../../access/policy.ts';

const { path, body, response } = ENDPOINTS.giveCredits;

export function giveCreditsRoute(app: App, deps: AccessDeps): void {
  app.post(
    path,
    { schema: { body, response: { 200: response } }, onRequest: requireAdmin(deps) },
    async (request) => ({
      credits: await giveCredits(deps.database.db, { ...request.body, actorId: accountOf(request).id }),
    }),
  );
}
