import { ENDPOINTS, TEXTS } from '@adjudge/contract';
import { markSaved } from '../analyses.ts';
import { ownAnalysis } from '../policy.ts';
import { matchesStored } from '../matches-stored.ts';
import type { App } from '../../../http/app.ts';
import type { AnalysesDeps } from '../deps.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { accountOf, requireSignIn } from '../../../access/policy.ts';
import { serve } from '../../../http/serve.ts';

/** The request carries a whole analysis. */
const BODY_BYTES = 4 * 1024 * 1024;

/** The server already has the analysis. Saving only marks it as kept by its owner; nothing that was posted is stored. */
export function saveAnalysisRoute(app: App, deps: AnalysesDeps): void {
  serve(
    app,
    ENDPOINTS.saveAnalysis,
    { onRequest: requireSignIn(deps), bodyLimit: BODY_BYTES },
    async (request) => {
      const account = accountOf(request);
      const posted = request.body;
      if (posted.overallScore === undefined && posted.overallCreativeScore === undefined) {
        throw new ApiError('invalid', TEXTS.saveFailed);
      }
      const { analysis: stored } = await ownAnalysis(deps.database.db, posted.analysisId, account);
      if (!matchesStored(posted, stored)) throw new ApiError('conflict', TEXTS.notAgreeing);
      await markSaved(deps.database.db, stored);
      return { analysisId: stored.id };
    },
  );
}
