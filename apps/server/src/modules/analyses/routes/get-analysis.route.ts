import { ENDPOINTS, TEXTS } from '@adjudge/contract';
import { findReadable, presentAnalysis } from '../reading.ts';
import { versionNumber } from '../version-number.ts';
import type { App, Deps } from '../../../deps.ts';
import { Refusal } from '../../../http/answer-error.ts';
import { plainJson } from '../../../http/plain-json.ts';
import { mayRead } from '../../../access/signed-in.ts';

const { path, query, response } = ENDPOINTS.getAnalysis;

/** One that is deleted and one that is another's get the same answer: the text says that it may be either. */
export function getAnalysisRoute(app: App, deps: Deps): void {
  app.get(
    path,
    {
      schema: { querystring: query, response: { 200: response } },
      serializerCompiler: plainJson,
      onRequest: mayRead(deps),
    },
    async (request) => {
      const found = await findReadable(deps.database.db, request.query.analysisId, request);
      if (!found) throw new Refusal('denied', TEXTS.analysisDenied);
      const { analysis } = found;
      const own = request.account?.id === analysis.userId;
      const version = own ? await versionNumber(deps.database.db, analysis.id) : null;
      return presentAnalysis(analysis, request, version);
    },
  );
}
