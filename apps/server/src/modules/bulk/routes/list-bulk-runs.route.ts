import { ENDPOINTS } from '@adjudge/contract';
import { bulkReadHooks } from '../policy.ts';
import { listRuns } from '../progress.ts';
import type { App } from '../../../http/app.ts';
import type { BulkDeps } from '../deps.ts';
import { accountOf } from '../../../access/policy.ts';
import { serve } from '../../../http/serve.ts';

/** The caller's runs, newest first. */
export function listBulkRunsRoute(app: App, deps: BulkDeps): void {
  serve(app, ENDPOINTS.listBulkRuns, { onRequest: bulkReadHooks(deps) }, async (request) =>
    listRuns(deps.database.db, accountOf(request).id, request.query),
  );
}
