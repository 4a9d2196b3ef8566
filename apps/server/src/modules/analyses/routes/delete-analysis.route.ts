import { ENDPOINTS, TEXTS } from '@adjudge/contract';
import { deleteAnalysis } from '../analyses.ts';
import type { App } from '../../../http/app.ts';
import type { AnalysesDeps } from '../deps.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { accountOf, requireSignIn } from '../../../access/policy.ts';

const { path, body, response } = ENDPOINTS.deleteAnalysis;

export function deleteAnalysisRoute(app: App, deps: AnalysesDeps): void {
  app.post(
    path,
    { schema: { body, response: { 200: response } }, onRequest: requireSignIn(deps) },
    async (request) => {
      const { analysisId } = request.body;
      const gone = await deleteAnalysis(deps.database.db, { analysisId, userId: accountOf(request).id });
      if (!gone) throw new ApiError('absent', TEXTS.analysisAbsent);
      await deps.store.removeWithParts(gone.storeKey);
      return { success: true as const };
    },
  );
}
