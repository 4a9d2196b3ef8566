import { ENDPOINTS } from '@adjudge/contract';
import { bulkWriteHooks } from '../policy.ts';
import { readManifest } from '../manifest.ts';
import type { App } from '../../../http/app.ts';
import type { BulkDeps } from '../deps.ts';

const { path, body, response } = ENDPOINTS.checkManifest;

/** Reports which copy a CSV file assigns to which selected file, and what is wrong with it, row by row. */
export function checkManifestRoute(app: App, deps: BulkDeps): void {
  app.post(
    path,
    { schema: { body, response: { 200: response } }, onRequest: bulkWriteHooks(deps) },
    async (request) => readManifest(request.body.manifest, request.body.fileNames),
  );
}
