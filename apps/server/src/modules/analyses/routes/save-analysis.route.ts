import { ENDPOINTS, TEXTS } from '@adjudge/contract';
import { markSaved } from '../analyses.ts';
import { ownAnalysis } from '../policy.ts';
import { agrees } from '../agrees.ts';
import type { App } from '../../../http/app.ts';
import type { AnalysesDeps } from '../deps.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { accountOf, signedIn } from '../../../access/policy.ts';

const { path, body, response } = ENDPOINTS.saveAnalysis;

/** A whole analysis comes back with the call. */
const BODY_BYTES = 4 * 1024 * 1024;

/** The server has the analysis already; saving says that its owner keeps it. Nothing of the posted object is stored. */
export function saveAnalysisRoute(app: App, deps: AnalysesDeps): void {
  app.post(
    path,
    {
      schema: { body, response: { 200: response } },
      onRequest: signedIn(deps),
      bodyLimit: BODY_BYTES,
    },
    async (request) => {
      const account = accountOf(request);
      const posted = request.body;
      if (posted.overallScore === undefined && posted.overallCreativeScore === undefined) {
        throw new ApiError('invalid', TEXTS.saveFailed);
      }
      const { analysis: stored } = await ownAnalysis(deps.database.db, posted.analysisId, account);
      if (!agrees(posted, stored)) throw new ApiError('conflict', TEXTS.notAgreeing);
      await markSaved(deps.database.db, stored);
      return { analysisId: stored.id };
    },
  );
}
