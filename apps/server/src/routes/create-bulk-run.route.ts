import { ENDPOINTS } from '@adjudge/contract';
import { bulkWriter } from '../bulk/bulk-access.ts';
import { createRun } from '../bulk/runs.ts';
import { readAdCopy } from '../creatives/ad-copy.ts';
import type { App, Deps } from '../deps.ts';
import { accountOf } from '../http/signed-in.ts';

const { path, body, response } = ENDPOINTS.createBulkRun;

/** Opens a run, to be filled and then started. */
export function createBulkRunRoute(app: App, deps: Deps): void {
  app.post(
    path,
    { schema: { body, response: { 200: response } }, onRequest: bulkWriter(deps) },
    async (request) => {
      const adCopy = readAdCopy(request.body.adCopy, { required: false });
      const { name } = request.body;
      const { id } = await createRun(deps.database.db, { userId: accountOf(request).id, name, adCopy });
      return { runId: id };
    },
  );
}
