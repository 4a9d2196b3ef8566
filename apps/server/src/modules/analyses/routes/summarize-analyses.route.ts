import { ENDPOINTS } from '@adjudge/contract';
import { summarizeAnalyses } from '../summary.ts';
import type { App, Deps } from '../../../deps.ts';
import { accountOf, signedIn } from '../../../access/signed-in.ts';

const { path, response } = ENDPOINTS.summarizeAnalyses;

export function summarizeAnalysesRoute(app: App, deps: Deps): void {
  app.get(path, { schema: { response: { 200: response } }, onRequest: signedIn(deps) }, async (request) =>
    summarizeAnalyses(deps.database.db, accountOf(request).id),
  );
}
