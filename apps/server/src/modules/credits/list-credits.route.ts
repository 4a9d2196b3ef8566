import { ENDPOINTS } from '@adjudge/contract';
import { creditHistory } from './history.ts';
import type { App } from '../../http/app.ts';
import type { AccessDeps } from '../../access/deps.ts';
import { accountOf, requireSignIn } from '../../access/policy.ts';
import { serve } from '../../http/serve.ts';

export function listCreditsRoute(app: App, deps: AccessDeps): void {
  serve(app, ENDPOINTS.listCredits, { onRequest: requireSignIn(deps) }, async (request) =>
    creditHistory(deps.database.db, accountOf(request).id, request.query),
  );
}
