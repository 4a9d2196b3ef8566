import { analysisIdSchema, creativeFilePath } from '@adjudge/contract';
import { z } from 'zod';
import type { App, Deps } from '../deps.ts';
import { readableCreative, sendPicture } from '../http/creative-picture.ts';
import { maybeSignedIn } from '../http/signed-in.ts';

const params = z.object({ analysisId: analysisIdSchema });
const querystring = z.object({ size: z.enum(['full', 'thumb']).default('full') });

/** The uploaded file, or its thumbnail. */
export function creativeFileRoute(app: App, deps: Deps): void {
  app.get(
    creativeFilePath(':analysisId'),
    { schema: { params, querystring }, onRequest: maybeSignedIn(deps) },
    async (request, reply) => {
      const { storeKey, thumbKey, mediaType } = await readableCreative(
        request,
        request.params.analysisId,
        deps,
      );
      const thumb = request.query.size === 'thumb' ? thumbKey : null;
      return sendPicture(reply, deps.store, thumb ?? storeKey, thumb === null ? mediaType : 'image/webp');
    },
  );
}
