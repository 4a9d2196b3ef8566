import { ENDPOINTS } from '@adjudge/contract';
import { bulkReadHooks } from '../policy.ts';
import { listRuns } from '../progress.ts';
import type { App } from '../../../http/app.ts';
import type { BulkDeps } from '../deps.ts';
import { accountOf } from '../../../access/policy.ts';

const { path, query, response } = ENDPOINTS.listBulkRuns;

/** The caller's runs, newest first. */
export function listBulkRunsRoute(app: App, deps: BulkDeps): void {
  app.get(
    path,
    { schema: { querystring: query, response: { 200: response } }, onRequest: bulkReadHooks(deps) },
    async (request) => listRuns(deps.database.db, accountOf(request).id, request.query),
  );
}
