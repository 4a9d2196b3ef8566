import { ENDPOINTS, TEXTS, sharePath } from '@adjudge/contract';
import { setPublic } from '../sharing.ts';
import type { App } from '../../../http/app.ts';
import type { AnalysesDeps } from '../deps.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { accountOf, requireSignIn } from '../../../access/policy.ts';
import { serve } from '../../../http/serve.ts';

export function shareAnalysisRoute(app: App, deps: AnalysesDeps): void {
  serve(app, ENDPOINTS.shareAnalysis, { onRequest: requireSignIn(deps) }, async (request) => {
    const { analysisId, makePublic: isPublic } = request.body;
    const userId = accountOf(request).id;
    if (!(await setPublic(deps.database.db, { analysisId, userId, isPublic }))) {
      throw new ApiError('absent', TEXTS.analysisAbsent);
    }
    return { shareUrl: new URL(sharePath(analysisId), deps.publicUrl).href, isPublic };
  });
}
