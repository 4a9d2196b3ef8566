import { ENDPOINTS, TEXTS } from '@adjudge/contract';
import { deleteAnalysis } from '../analyses.ts';
import type { App } from '../../../http/app.ts';
import type { AnalysesDeps } from '../deps.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { accountOf, requireSignIn } from '../../../access/policy.ts';
import { removeDiscarded } from '../../../store/discarded-files.ts';
import { serve } from '../../../http/serve.ts';

export function deleteAnalysisRoute(app: App, deps: AnalysesDeps): void {
  serve(app, ENDPOINTS.deleteAnalysis, { onRequest: requireSignIn(deps) }, async (request) => {
    const { analysisId } = request.body;
    const gone = await deleteAnalysis(deps.database.db, { analysisId, userId: accountOf(request).id });
    if (!gone) throw new ApiError('absent', TEXTS.analysisAbsent);
    const tools = { store: deps.store, log: request.log };
    await removeDiscarded(tools, [gone.storeKey], 'a deleted analysis');
    return { success: true as const };
  });
}
