import { ENDPOINTS } from '@adjudge/contract';
import { creditHistory } from './history.ts';
import type { App, Deps } from '../../deps.ts';
import { accountOf, signedIn } from '../../access/signed-in.ts';

const { path, query, response } = ENDPOINTS.listCredits;

export function listCreditsRoute(app: App, deps: Deps): void {
  app.get(
    path,
    { schema: { querystring: query, response: { 200: response } }, onRequest: signedIn(deps) },
    async (request) => creditHistory(deps.database.db, accountOf(request).id, request.query),
  );
}
