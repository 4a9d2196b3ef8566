import { ENDPOINTS } from '@adjudge/contract';
import { bulkWriteHooks, ownRun } from '../policy.ts';
import { cancelRun } from '../change-run.ts';
import type { App } from '../../../http/app.ts';
import type { BulkDeps } from '../deps.ts';

const { path, body, response } = ENDPOINTS.cancelBulkRun;

export function cancelBulkRunRoute(app: App, deps: BulkDeps): void {
  const { database, store } = deps;
  app.post(
    path,
    { schema: { body, response: { 200: response } }, onRequest: bulkWriteHooks(deps) },
    async (request) => {
      const files = await cancelRun(database.db, ownRun(request, request.body));
      // Files that cannot be removed now are recorded as discarded and removed within minutes.
      await Promise.all(files.map((key) => store.removeWithParts(key))).catch((error: unknown) =>
        request.log.warn({ err: error }, 'files of a cancelled run wait to be removed'),
      );
      return { success: true as const };
    },
  );
}
