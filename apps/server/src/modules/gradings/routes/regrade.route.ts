import { ENDPOINTS, TEXTS } from '@adjudge/contract';
import { findAnalysis, openReport, ownAnalysis, openWhatIf } from '../../analyses/index.ts';
import type { App } from '../../../http/app.ts';
import type { GradingsDeps } from '../deps.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { accountOf, requireSignIn, limitPerAccount } from '../../../access/policy.ts';
import { abortOnDisconnect } from '../../../http/abort-on-disconnect.ts';
import { waitForJob } from '../wait-for-grade.ts';
import { serve } from '../../../http/serve.ts';

/** Takes the owner's corrections and returns the new grade. Costs no credit. */
export function correctAnalysisRoute(app: App, deps: GradingsDeps): void {
  const { queue, database } = deps;
  const perAccount = limitPerAccount(deps, { purpose: 'correction', limit: deps.rateLimits.correction });
  const writer = deps.counts.of({ purpose: 'written-correction', limit: deps.rateLimits.writtenCorrection });
  serve(
    app,
    ENDPOINTS.correctAnalysis,
    { onRequest: [requireSignIn(deps), perAccount] },
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

/** Makes and grades the fixes of the caller's own analysis. Costs no credit. */
export function whatIfRoute(app: App, deps: GradingsDeps): void {
  const { queue, database } = deps;
  const perAccount = limitPerAccount(deps, { purpose: 'what-if', limit: deps.rateLimits.whatIf });
  serve(app, ENDPOINTS.whatIf, { onRequest: [requireSignIn(deps), perAccount] }, async (request, reply) => {
    const { analysisId } = request.body;
    const own = await ownAnalysis(database.db, analysisId, accountOf(request));
    if (own.creative.kind === 'video') throw new ApiError('invalid', TEXTS.whatIfVideo);
    const kept = openWhatIf(own.analysis);
    if (kept) return kept;
    const job = await queue.tryFixes(own.analysis);
    await waitForJob(queue.followTask(job, abortOnDisconnect(reply)), { restarting: TEXTS.restartingTask });
    const done = await findAnalysis(database.db, analysisId);
    const made = done && openWhatIf(done);
    if (!made) throw new ApiError('conflict', TEXTS.correctedMeanwhile);
    return made;
  });
}
