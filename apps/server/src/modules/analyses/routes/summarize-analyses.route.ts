import { ENDPOINTS } from '@adjudge/contract';
import { summarizeAnalyses } from '../summary.ts';
import type { App } from '../../../http/app.ts';
import type { AnalysesDeps } from '../deps.ts';
import { accountOf, requireSignIn } from '../../../access/policy.ts';

const { path, response } = ENDPOINTS.summarizeAnalyses;

export function summarizeAnalysesRoute(app: App, deps: AnalysesDeps): void {
  app.get(
    path,
    { schema: { response: { 200: response } }, onRequest: requireSignIn(deps) },
    async (request) => summarizeAnalyses(deps.database.db, accountOf(request).id),
  );
}
