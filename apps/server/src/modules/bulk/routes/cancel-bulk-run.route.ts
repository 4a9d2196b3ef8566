import { ENDPOINTS } from '@adjudge/contract';
import { bulkWriteHooks, ownRun } from '../policy.ts';
import { cancelRun } from '../change-run.ts';
import { removeDiscarded } from '../../../store/discarded-files.ts';
import type { App } from '../../../http/app.ts';
import type { BulkDeps } from '../deps.ts';
import { serve } from '../../../http/serve.ts';

export function cancelBulkRunRoute(app: App, deps: BulkDeps): void {
  const { database, store } = deps;
  serve(app, ENDPOINTS.cancelBulkRun, { onRequest: bulkWriteHooks(deps) }, async (request) => {
    const files = await cancelRun(database.db, ownRun(request, request.body));
    await removeDiscarded({ store, log: request.log }, files, 'a canceled run');
    return { success: true as const };
  });
}
