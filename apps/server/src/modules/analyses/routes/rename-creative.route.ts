import { ENDPOINTS, TEXTS } from '@adjudge/contract';
import { renameCreative } from '../rename.ts';
import type { App } from '../../../http/app.ts';
import type { AnalysesDeps } from '../deps.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { accountOf, requireSignIn } from '../../../access/policy.ts';
import { serve } from '../../../http/serve.ts';

export function renameCreativeRoute(app: App, deps: AnalysesDeps): void {
  serve(app, ENDPOINTS.renameCreative, { onRequest: requireSignIn(deps) }, async (request) => {
    const { analysisId, name } = request.body;
    const userId = accountOf(request).id;
    const renamed = await renameCreative(deps.database.db, { analysisId, userId, name });
    if (renamed === null) throw new ApiError('absent', TEXTS.analysisAbsent);
    return { name: renamed };
  });
}
