import { ENDPOINTS, TEXTS } from '@adjudge/contract';
import { findOwn } from '../analyses/analyses.ts';
import { correctAnalysis } from '../analyses/correct-analysis.ts';
import type { App, Deps } from '../deps.ts';
import { Refusal } from '../errors.ts';
import { limiter } from '../http/limiter.ts';
import { accountOf, signedIn } from '../http/signed-in.ts';

const { path, body, response } = ENDPOINTS.correctAnalysis;

/** What the owner of an analysis says of the creative, and the grade that follows. Costs no credit. */
export function correctAnalysisRoute(app: App, deps: Deps): void {
  const perAccount = limiter(deps, {
    purpose: 'correction',
    limit: deps.rateLimits.correction,
    key: (request) => accountOf(request).id,
  });
  app.post(
    path,
    {
      schema: { body, response: { 200: response } },
      onRequest: [signedIn(deps), (request) => perAccount.count(request)],
    },
    async (request) => {
      const { analysisId, told } = request.body;
      const own = await findOwn(deps.database.db, { analysisId, userId: accountOf(request).id });
      if (!own) throw new Refusal('absent', TEXTS.analysisAbsent);
      return correctAnalysis(deps, own, told);
    },
  );
}
