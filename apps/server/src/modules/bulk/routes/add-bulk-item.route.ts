import { ENDPOINTS } from '@adjudge/contract';
import { addItem, assertRoomInRun } from '../add-item.ts';
import { bulkWriteHooks, ownRun } from '../policy.ts';
import { presentItem } from '../progress.ts';
import { mayBeStored } from '../../gradings/index.ts';
import { readAdCopy, readHints, receiveUpload } from '../../uploads/index.ts';
import type { App } from '../../../http/app.ts';
import type { BulkDeps } from '../deps.ts';
import { serve } from '../../../http/serve.ts';

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
