import { ENDPOINTS } from '@adjudge/contract';
import { creditHistory } from './history.ts';
import type { App } from '../../http/app.ts';
import type { AccessDeps } from '../../access/deps.ts';
import { accountOf, requireSignIn } from '../../access/policy.ts';

const { path, query, response } = ENDPOINTS.listCredits;

export function listCreditsRoute(app: App, deps: AccessDeps): void {
  app.get(
    path,
    { schema: { querystring: query, response: { 200: response } }, onRequest: requireSignIn(deps) },
    async (request) => creditHistory(deps.database.db, accountOf(request).id, request.query),
  );
}
