import { ENDPOINTS } from '@adjudge/contract';
import { listAnalyses } from '../list.ts';
import type { App } from '../../../http/app.ts';
import type { AnalysesDeps } from '../deps.ts';
import { accountOf, requireSignIn } from '../../../access/policy.ts';

const { path, query, response } = ENDPOINTS.listAnalyses;

export function listAnalysesRoute(app: App, deps: AnalysesDeps): void {
  app.get(
    path,
    { schema: { querystring: query, response: { 200: response } }, onRequest: requireSignIn(deps) },
    async (request) => listAnalyses(deps.database.db, accountOf(request).id, request.query),
  );
}
