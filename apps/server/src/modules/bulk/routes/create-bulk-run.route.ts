import { ENDPOINTS } from '@adjudge/contract';
import { bulkWriteHooks } from '../policy.ts';
import { createRun } from '../runs.ts';
import { readAdCopy } from '../../uploads/index.ts';
import type { App } from '../../../http/app.ts';
import type { BulkDeps } from '../deps.ts';
import { accountOf } from '../../../access/policy.ts';
import { serve } from '../../../http/serve.ts';

/** Creates a run to be filled and then started. */
export function createBulkRunRoute(app: App, deps: BulkDeps): void {
  serve(app, ENDPOINTS.createBulkRun, { onRequest: bulkWriteHooks(deps) }, async (request) => {
    const adCopy = readAdCopy(request.body.adCopy, { required: false });
    const { name } = request.body;
    const { id } = await createRun(deps.database.db, { userId: accountOf(request).id, name, adCopy });
    return { runId: id };
  });
}
