import { ENDPOINTS } from '@adjudge/contract';
import { bulkWriteHooks } from '../policy.ts';
import { readManifest } from '../manifest.ts';
import type { App } from '../../../http/app.ts';
import type { BulkDeps } from '../deps.ts';
import { serve } from '../../../http/serve.ts';

/** Reports which copy a CSV file assigns to which selected file, and what is wrong with it, row by row. */
export function checkManifestRoute(app: App, deps: BulkDeps): void {
  serve(app, ENDPOINTS.checkManifest, { onRequest: bulkWriteHooks(deps) }, async (request) =>
    readManifest(request.body.manifest, request.body.fileNames),
  );
}
