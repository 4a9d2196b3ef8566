import { ENDPOINTS } from '@adjudge/contract';
import { bulkReadHooks, ownRun } from '../policy.ts';
import { bulkProgress } from '../progress.ts';
import type { App } from '../../../http/app.ts';
import type { BulkDeps } from '../deps.ts';
import { serve } from '../../../http/serve.ts';

/** One run with the current state of each of its creatives. */
export function getBulkRunRoute(app: App, deps: BulkDeps): void {
  serve(app, ENDPOINTS.getBulkRun, { onRequest: bulkReadHooks(deps) }, async (request) =>
    bulkProgress(deps.database.db, ownRun(request, request.query)),
  );
}
