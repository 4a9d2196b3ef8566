import { ENDPOINTS, TEXTS } from '@adjudge/contract';
import { findAnalysis, markSaved } from '../analyses.ts';
import { agrees } from '../agrees.ts';
import type { App, Deps } from '../../../deps.ts';
import { Refusal } from '../../../http/answer-error.ts';
import { accountOf, signedIn } from '../../../access/signed-in.ts';

const { path, body, response } = ENDPOINTS.saveAnalysis;

/** A whole analysis comes back with the call. */
const BODY_BYTES = 4 * 1024 * 1024;

/** The server has the analysis already; saving says that its owner keeps it. Nothing of the posted object is stored. */
export function saveAnalysisRoute(app: App, deps: Deps): void {
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
        throw new Refusal('invalid', TEXTS.saveFailed);
      }
      const stored = await findAnalysis(deps.database.db, posted.analysisId);
      if (stored?.userId !== account.id) throw new Refusal('absent', TEXTS.analysisAbsent);
      if (!agrees(posted, stored)) throw new Refusal('conflict', TEXTS.notAgreeing);
      await markSaved(deps.database.db, stored);
      return { analysisId: stored.id };
    },
  );
}
