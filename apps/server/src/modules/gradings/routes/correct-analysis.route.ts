import { ENDPOINTS, TEXTS } from '@adjudge/contract';
import { findAnalysis, openReport, ownAnalysis } from '../../analyses/index.ts';
import type { App } from '../../../http/app.ts';
import type { GradingsDeps } from '../deps.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { limiter } from '../../../http/limiter.ts';
import { accountOf, requireSignIn } from '../../../access/policy.ts';
import { abortOnDisconnect } from '../../../http/abort-on-disconnect.ts';
import { waitForJob } from '../wait-for-grade.ts';

const { path, body, response } = ENDPOINTS.correctAnalysis;

/** Takes the owner's corrections and returns the new grade. Costs no credit. */
export function correctAnalysisRoute(app: App, deps: GradingsDeps): void {
  const { queue, database } = deps;
  const perAccount = limiter(deps, {
    purpose: 'correction',
    limit: deps.rateLimits.correction,
    key: (request) => accountOf(request).id,
  });
  const writer = deps.counts.of({ purpose: 'written-correction', limit: deps.rateLimits.writtenCorrection });
  app.post(
    path,
    {
      schema: { body, response: { 200: response } },
      onRequest: [requireSignIn(deps), (request) => perAccount.count(request)],
    },
    async (request, reply) => {
      const { analysisId, told } = request.body;
      const account = accountOf(request);
      const own = await ownAnalysis(database.db, analysisId, account);
      const asksWriter = await writer.admits(account.id);
      const job = await queue.correct(own.analysis, { told, asksWriter }).catch(async (error: unknown) => {
        // A refused correction asks nothing.
        if (asksWriter) await writer.refund(account.id);
        throw error;
      });
      await waitForJob(queue.followTask(job, abortOnDisconnect(reply)), { restarting: TEXTS.restartingTask });
      const corrected = await findAnalysis(database.db, analysisId);
      if (!corrected) throw new ApiError('absent', TEXTS.analysisAbsent);
      return openReport(corrected);
    },
  );
}
