import { ENDPOINTS } from '@adjudge/contract';
import { bulkReader } from '../policy.ts';
import { listRuns } from '../progress.ts';
import type { App, Deps } from '../../../deps.ts';
import { accountOf } from '../../../access/signed-in.ts';

const { path, query, response } = ENDPOINTS.listBulkRuns;

/** The caller's runs, newest first. */
export function listBulkRunsRoute(app: App, deps: Deps): void {
  app.get(
    path,
    { schema: { querystring: query, response: { 200: response } }, onRequest: bulkReader(deps) },
    async (request) => listRuns(deps.database.db, accountOf(request).id, request.query),
  );
}
