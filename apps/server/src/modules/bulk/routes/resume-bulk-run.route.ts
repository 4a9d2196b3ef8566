import { ENDPOINTS } from '@adjudge/contract';
import { bulkWriteHooks, ownRun } from '../policy.ts';
import { resumeRun } from '../change-run.ts';
import type { App } from '../../../http/app.ts';
import type { BulkDeps } from '../deps.ts';
import { serve } from '../../../http/serve.ts';

/** Resumes items that ran out of credits or failed for a temporary reason. */
export function resumeBulkRunRoute(app: App, deps: BulkDeps): void {
  serve(app, ENDPOINTS.resumeBulkRun, { onRequest: bulkWriteHooks(deps) }, async (request) => {
    await resumeRun(deps.database.db, ownRun(request, request.body), request.body.itemId);
    deps.queue.feedBulk();
    return { success: true as const };
  });
}
