import { ENDPOINTS } from '@adjudge/contract';
import { bulkWriteHooks, ownRun } from '../policy.ts';
import { startRun } from '../runs.ts';
import type { App } from '../../../http/app.ts';
import type { BulkDeps } from '../deps.ts';
import { serve } from '../../../http/serve.ts';

/** Starts grading what was added to a run. */
export function startBulkRunRoute(app: App, deps: BulkDeps): void {
  serve(app, ENDPOINTS.startBulkRun, { onRequest: bulkWriteHooks(deps) }, async (request) => {
    await startRun(deps.database.db, ownRun(request, request.body));
    deps.queue.feedBulk();
    return { success: true as const };
  });
}
