import { ENDPOINTS } from '@adjudge/contract';
import { summarizeAnalyses } from '../summary.ts';
import type { App } from '../../../http/app.ts';
import type { AnalysesDeps } from '../deps.ts';
import { accountOf, requireSignIn } from '../../../access/policy.ts';
import { serve } from '../../../http/serve.ts';

export function summarizeAnalysesRoute(app: App, deps: AnalysesDeps): void {
  serve(app, ENDPOINTS.summarizeAnalyses, { onRequest: requireSignIn(deps) }, async (request) =>
    summarizeAnalyses(deps.database.db, accountOf(request).id),
  );
}
