import { ENDPOINTS, TEXTS } from '@adjudge/contract';
import { findReadable, isOwner } from '../policy.ts';
import { presentAnalysis } from '../present-analysis.ts';
import { versionNumber } from '../version-number.ts';
import type { App } from '../../../http/app.ts';
import type { AnalysesDeps } from '../deps.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { plainJson } from '../../../http/plain-json.ts';
import { identifyViewer } from '../../../access/policy.ts';
import { serve } from '../../../http/serve.ts';

/** A deleted analysis and another account's get the same answer; its text says that it may be either. */
export function getAnalysisRoute(app: App, deps: AnalysesDeps): void {
  serve(
    app,
    ENDPOINTS.getAnalysis,
    { serializerCompiler: plainJson, onRequest: identifyViewer(deps) },
    async (request) => {
      const found = await findReadable(deps.database.db, request.query.analysisId, request);
      if (!found) throw new ApiError('denied', TEXTS.analysisDenied);
      const { analysis } = found;
      const version = isOwner(analysis, request) ? await versionNumber(deps.database.db, analysis.id) : null;
      return presentAnalysis(analysis, request, version);
    },
  );
}
