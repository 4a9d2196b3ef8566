import { ENDPOINTS, TEXTS, sharePath } from '@adjudge/contract';
import { listAnalyses } from '../list.ts';
import type { App } from '../../../http/app.ts';
import type { AnalysesDeps } from '../deps.ts';
import { accountOf, requireSignIn } from '../../../access/policy.ts';
import { serve } from '../../../http/serve.ts';
import { summarizeAnalyses } from '../summary.ts';
import { markSaved, deleteAnalysis } from '../analyses.ts';
import { ownAnalysis } from '../policy.ts';
import { matchesStored } from '../matches-stored.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { renameCreative } from '../rename.ts';
import { listVersions } from '../versions.ts';
import { removeDiscarded } from '../../../store/discarded-files.ts';
import { setPublic } from '../sharing.ts';

/** What accounts do with their own analyses. */
export function ownAnalysesRoutes(app: App, deps: AnalysesDeps): void {
  const { db } = deps.database;
  const onRequest = requireSignIn(deps);
  serve(app, ENDPOINTS.listAnalyses, { onRequest }, async (request) =>
    listAnalyses(db, accountOf(request).id, request.query),
  );
  serve(app, ENDPOINTS.summarizeAnalyses, { onRequest }, async (request) =>
    summarizeAnalyses(db, accountOf(request).id),
  );
  // The server already has the analysis. Saving only marks it as kept by its owner; nothing that was posted is stored.
  serve(app, ENDPOINTS.saveAnalysis, { onRequest, bodyLimit: BODY_BYTES }, async (request) => {
    const account = accountOf(request);
    const posted = request.body;
    if (posted.overallScore === undefined && posted.overallCreativeScore === undefined) {
      throw new ApiError('invalid', TEXTS.saveFailed);
    }
    const { analysis: stored } = await ownAnalysis(db, posted.analysisId, account);
    if (!matchesStored(posted, stored)) throw new ApiError('conflict', TEXTS.notAgreeing);
    await markSaved(db, stored);
    return { analysisId: stored.id };
  });
  serve(app, ENDPOINTS.renameCreative, { onRequest }, async (request) => {
    const { analysisId, name } = request.body;
    const userId = accountOf(request).id;
    const renamed = await renameCreative(db, { analysisId, userId, name });
    if (renamed === null) throw new ApiError('absent', TEXTS.analysisAbsent);
    return { name: renamed };
  });
  serve(app, ENDPOINTS.listVersions, { onRequest }, async (request) => {
    const { analysisId } = request.query;
    return {
      versions: await listVersions(db, { analysisId, userId: accountOf(request).id }),
    };
  });
  serve(app, ENDPOINTS.deleteAnalysis, { onRequest }, async (request) => {
    const { analysisId } = request.body;
    const gone = await deleteAnalysis(db, { analysisId, userId: accountOf(request).id });
    if (!gone) throw new ApiError('absent', TEXTS.analysisAbsent);
    const tools = { store: deps.store, log: request.log };
    await removeDiscarded(tools, [gone.storeKey], 'a deleted analysis');
    return { success: true as const };
  });
  serve(app, ENDPOINTS.shareAnalysis, { onRequest }, async (request) => {
    const { analysisId, makePublic: isPublic } = request.body;
    const userId = accountOf(request).id;
    if (!(await setPublic(db, { analysisId, userId, isPublic }))) {
      throw new ApiError('absent', TEXTS.analysisAbsent);
    }
    return { shareUrl: new URL(sharePath(analysisId), deps.publicUrl).href, isPublic };
  });
}

/** The request carries a whole analysis. */
const BODY_BYTES = 4 * 1024 * 1024;
