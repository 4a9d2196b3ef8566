import { ENDPOINTS } from '@adjudge/contract';
import { bulkReader } from '../bulk/bulk-access.ts';
import { listRuns } from '../bulk/progress.ts';
import type { App, Deps } from '../deps.ts';
import { accountOf } from '../http/signed-in.ts';

const { path, query, response } = ENDPOINTS.listBulkRuns;

/** The caller's runs, newest first. */
export function listBulkRunsRoute(app: App, deps: Deps): void {
  app.get(
    path,
    { schema: { querystring: query, response: { 200: response } }, onRequest: bulkReader(deps) },
    async (request) => listRuns(deps.database.db, accountOf(request).id, request.query),
  );
}
