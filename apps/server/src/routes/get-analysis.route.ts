import { ENDPOINTS, TEXTS } from '@adjudge/contract';
import { findAnalysis, mayRead, presentAnalysis } from '../analyses/analyses.ts';
import type { App, Deps } from '../deps.ts';
import { Refusal } from '../errors.ts';
import { plainJson } from '../http/plain-json.ts';
import { accountOf, maybeSignedIn } from '../http/signed-in.ts';

const { path, query, response } = ENDPOINTS.getAnalysis;

/** One that is deleted and one that is another's get the same answer: the text says that it may be either. */
export function getAnalysisRoute(app: App, deps: Deps): void {
  app.get(
    path,
    {
      schema: { querystring: query, response: { 200: response } },
      serializerCompiler: plainJson,
      onRequest: maybeSignedIn(deps),
    },
    async (request) => {
      const found = await findAnalysis(deps.database.db, request.query.analysisId);
      if (found && mayRead(found, request.account)) return presentAnalysis(found);
      accountOf(request);
      throw new Refusal('denied', TEXTS.analysisDenied);
    },
  );
}
