import { ENDPOINTS } from '@adjudge/contract';
import { listVersions } from '../versions.ts';
import type { App, Deps } from '../../../deps.ts';
import { accountOf, signedIn } from '../../../access/signed-in.ts';

const { path, query, response } = ENDPOINTS.listVersions;

export function listVersionsRoute(app: App, deps: Deps): void {
  app.get(
    path,
    { schema: { querystring: query, response: { 200: response } }, onRequest: signedIn(deps) },
    async (request) => {
      const { analysisId } = request.query;
      return {
        versions: await listVersions(deps.database.db, { analysisId, userId: accountOf(request).id }),
      };
    },
  );
}
