import { ENDPOINTS } from '@adjudge/contract';
import { bulkWriteHooks, ownRun } from '../policy.ts';
import { createRun, startRun } from '../runs.ts';
import { readAdCopy, readHints, receiveUpload } from '../../uploads/index.ts';
import type { App } from '../../../http/app.ts';
import type { BulkDeps } from '../deps.ts';
import { accountOf } from '../../../access/policy.ts';
import { serve } from '../../../http/serve.ts';
import { addItem, assertRoomInRun } from '../add-item.ts';
import { presentItem } from '../progress.ts';
import { mayBeStored } from '../../gradings/index.ts';
import { cancelRun, resumeRun } from '../change-run.ts';
import { removeDiscarded } from '../../../store/discarded-files.ts';
import { readManifest } from '../manifest.ts';

/** How runs are filled, started and stopped. */
export function changeRunsRoutes(app: App, deps: BulkDeps): void {
  const { db } = deps.database;
  const onRequest = bulkWriteHooks(deps);
  // Creates a run to be filled and then started.
  serve(app, ENDPOINTS.createBulkRun, { onRequest }, async (request) => {
    const adCopy = readAdCopy(request.body.adCopy, { required: false });
    const { name } = request.body;
    const { id } = await createRun(db, { userId: accountOf(request).id, name, adCopy });
    return { runId: id };
  });
  // Starts grading what was added to a run.
  serve(app, ENDPOINTS.startBulkRun, { onRequest }, async (request) => {
    await startRun(db, ownRun(request, request.body));
    deps.queue.feedBulk();
    return { success: true as const };
  });
  // Resumes items that ran out of credits or failed for a temporary reason.
  serve(app, ENDPOINTS.resumeBulkRun, { onRequest }, async (request) => {
    await resumeRun(db, ownRun(request, request.body), request.body.itemId);
    deps.queue.feedBulk();
    return { success: true as const };
  });
  // Reports which copy a CSV file assigns to which selected file, and what is wrong with it, row by row.
  serve(app, ENDPOINTS.checkManifest, { onRequest }, async (request) =>
    readManifest(request.body.manifest, request.body.fileNames),
  );
}

/** Adds one creative to a run that has not started. Costs nothing until its turn comes. */
export function addBulkItemRoute(app: App, deps: BulkDeps): void {
  const { database, store } = deps;
  serve(
    app,
    ENDPOINTS.addBulkItem,
    {
      schema: {
        consumes: ['multipart/form-data'],
        description:
          'A form: adCopy, 10 to 2000 characters, or none; brand, objective, industry and audience, ' +
          'or none; then creativeFile, at most 6 MB.',
      },
      onRequest: bulkWriteHooks(deps),
    },
    async (request) => {
      const own = ownRun(request, request.query);
      await assertRoomInRun(database.db, own);
      const { fields, ...upload } = await receiveUpload(request, store);
      try {
        const adCopy = readAdCopy(fields.get('adCopy'), { required: false });
        const hints = readHints((name) => fields.get(name));
        const item = await addItem(database.db, own, { ...upload, adCopy, hints });
        return { item: presentItem({ item, analysis: null }) };
      } catch (error) {
        if (!(await mayBeStored(error, deps, upload.storeKey))) await store.remove(upload.storeKey);
        throw error;
      }
    },
  );
}

export function cancelBulkRunRoute(app: App, deps: BulkDeps): void {
  const { database, store } = deps;
  serve(app, ENDPOINTS.cancelBulkRun, { onRequest: bulkWriteHooks(deps) }, async (request) => {
    const files = await cancelRun(database.db, ownRun(request, request.body));
    await removeDiscarded({ store, log: request.log }, files, 'a canceled run');
    return { success: true as const };
  });
}
