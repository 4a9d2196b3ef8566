import { ENDPOINTS } from '@adjudge/contract';
import { creditHistory } from './history.ts';
import type { App } from '../../http/app.ts';
import type { AccessDeps } from '../../access/deps.ts';
import { accountOf, requireSignIn, requireAdmin } from '../../access/policy.ts';
import { serve } from '../../http/serve.ts';
import { giveCredits } from './give-credits.ts';

/** An account's credits, and those that admins give. */
export function creditsRoutes(app: App, deps: AccessDeps): void {
  serve(app, ENDPOINTS.listCredits, { onRequest: requireSignIn(deps) }, async (request) =>
    creditHistory(deps.database.db, accountOf(request).id, request.query),
  );
  serve(app, ENDPOINTS.giveCredits, { onRequest: requireAdmin(deps) }, async (request) => ({
    credits: await giveCredits(deps.database.db, { ...request.body, actorId: accountOf(request).id }),
  }));
}
