import { ENDPOINTS } from '@adjudge/contract';
import { listAnalyses } from '../list.ts';
import type { App } from '../../../http/app.ts';
import type { AnalysesDeps } from '../deps.ts';
import { accountOf, requireSignIn } from '../../../access/policy.ts';
import { serve } from '../../../http/serve.ts';

export function listAnalysesRoute(app: App, deps: AnalysesDeps): void {
  serve(app, ENDPOINTS.listAnalyses, { onRequest: requireSignIn(deps) }, async (request) =>
    listAnalyses(deps.database.db, accountOf(request).id, request.query),
  );
}
