import { ENDPOINTS } from '@adjudge/contract';
import { listVersions } from '../versions.ts';
import type { App } from '../../../http/app.ts';
import type { AnalysesDeps } from '../deps.ts';
import { accountOf, requireSignIn } from '../../../access/policy.ts';
import { serve } from '../../../http/serve.ts';

export function listVersionsRoute(app: App, deps: AnalysesDeps): void {
  serve(app, ENDPOINTS.listVersions, { onRequest: requireSignIn(deps) }, async (request) => {
    const { analysisId } = request.query;
    return {
      versions: await listVersions(deps.database.db, { analysisId, userId: accountOf(request).id }),
    };
  });
}
