import { ENDPOINTS } from '@adjudge/contract';
import { bulkReadHooks, bulkVerdictsHooks, ownRun } from '../policy.ts';
import { bulkProgress, listRuns } from '../progress.ts';
import { bulkVerdicts } from '../results.ts';
import type { App } from '../../../http/app.ts';
import type { BulkDeps } from '../deps.ts';
import { serve } from '../../../http/serve.ts';
import { accountOf } from '../../../access/policy.ts';

/** The caller's runs. */
export function readRunsRoutes(app: App, deps: BulkDeps): void {
  // One run with the current state of each of its creatives.
  serve(app, ENDPOINTS.getBulkRun, { onRequest: bulkReadHooks(deps) }, async (request) =>
    bulkProgress(deps.database.db, ownRun(request, request.query)),
  );
  // What the report of each graded creative says first.
  serve(app, ENDPOINTS.getBulkVerdicts, { onRequest: bulkVerdictsHooks(deps) }, async (request) => ({
    verdicts: await bulkVerdicts(deps.database.db, ownRun(request, request.query)),
  }));
  // The caller's runs, newest first.
  serve(app, ENDPOINTS.listBulkRuns, { onRequest: bulkReadHooks(deps) }, async (request) =>
    listRuns(deps.database.db, accountOf(request).id, request.query),
  );
}
