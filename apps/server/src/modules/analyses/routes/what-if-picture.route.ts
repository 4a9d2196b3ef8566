import { whatIfPicturePath, analysisIdSchema } from '@adjudge/contract';
import { z } from 'zod';
import type { App, Deps } from '../../../deps.ts';
import { readableCreative, sendFile } from '../../../http/send-file.ts';
import { partKeyOf } from '../../../store/file-store.ts';
import { mayRead } from '../../../access/signed-in.ts';

const params = z.object({
  analysisId: analysisIdSchema,
  name: z.string().regex(/^[a-z0-9-]{1,76}\.jpg$/),
});

/** A picture of fixes that were made, for people who may see the creative. */
export function whatIfPictureRoute(app: App, deps: Deps): void {
  app.get(
    whatIfPicturePath(':analysisId', ':name'),
    { schema: { params }, onRequest: mayRead(deps) },
    async (request, reply) => {
      const { storeKey } = await readableCreative(request, request.params.analysisId, deps);
      const key = partKeyOf(storeKey, request.params.name);
      return sendFile(request, reply, deps.store, { key, mediaType: 'image/jpeg' });
    },
  );
}
