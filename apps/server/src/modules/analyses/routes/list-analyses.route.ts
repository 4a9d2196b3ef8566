import { ENDPOINTS } from '@adjudge/contract';
import { listAnalyses } from '../list.ts';
import type { App, Deps } from '../../../deps.ts';
import { accountOf, signedIn } from '../../../access/signed-in.ts';

const { path, query, response } = ENDPOINTS.listAnalyses;

export function listAnalysesRoute(app: App, deps: Deps): void {
  app.get(
    path,
    { schema: { querystring: query, response: { 200: response } }, onRequest: signedIn(deps) },
    async (request) => listAnalyses(deps.database.db, accountOf(request).id, request.query),
  );
}
