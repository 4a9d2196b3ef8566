import { ENDPOINTS } from '@adjudge/contract';
import { giveCredits } from './give-credits.ts';
import type { App } from '../../http/app.ts';
import type { AccessDeps } from '../../access/deps.ts';
import { accountOf, requireAdmin } from '../../access/policy.ts';
import { serve } from '../../http/serve.ts';

export function giveCreditsRoute(app: App, deps: AccessDeps): void {
  serve(app, ENDPOINTS.giveCredits, { onRequest: requireAdmin(deps) }, async (request) => ({
    credits: await giveCredits(deps.database.db, { ...request.body, actorId: accountOf(request).id }),
  }));
}
