import { whatIfPicturePath, analysisIdSchema } from '@adjudge/contract';
import { z } from 'zod';
import type { App } from '../../../http/app.ts';
import type { AnalysesDeps } from '../deps.ts';
import { readableCreative } from '../policy.ts';
import { sendFile } from '../../../http/send-file.ts';
import { partKeyOf } from '../../../store/file-store.ts';
import { identifyViewer } from '../../../access/policy.ts';

const params = z.object({
  analysisId: analysisIdSchema,
  name: z.string().regex(/^[a-z0-9-]{1,76}\.jpg$/),
});

/** Serves a picture of a fix that was made, to anyone who may see the creative. */
export function whatIfPictureRoute(app: App, deps: AnalysesDeps): void {
  app.get(
    whatIfPicturePath(':analysisId', ':name'),
    { schema: { params }, onRequest: identifyViewer(deps) },
    async (request, reply) => {
      const { storeKey } = await readableCreative(deps.database.db, request.params.analysisId, request);
      const key = partKeyOf(storeKey, request.params.name);
      return sendFile(request, reply, deps.store, { key, mediaType: 'image/jpeg' });
    },
  );
}
