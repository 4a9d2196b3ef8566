import { TEXTS, analysisIdSchema, creativeFilePath } from '@adjudge/contract';
import { z } from 'zod';
import type { App, Deps } from '../../../deps.ts';
import { Refusal } from '../../../http/answer-error.ts';
import { readableCreative, sendFile } from '../../../http/send-file.ts';
import { mayRead } from '../../../access/signed-in.ts';

const params = z.object({ analysisId: analysisIdSchema });
const querystring = z.object({ size: z.enum(['full', 'thumb']).default('full') });

/** The uploaded file, or its thumbnail. */
export function creativeFileRoute(app: App, deps: Deps): void {
  app.get(
    creativeFilePath(':analysisId'),
    { schema: { params, querystring }, onRequest: mayRead(deps) },
    async (request, reply) => {
      const { storeKey, thumbKey, mediaType, kind } = await readableCreative(
        request,
        request.params.analysisId,
        deps,
      );
      const file = { key: storeKey, mediaType };
      if (request.query.size === 'full') return sendFile(request, reply, deps.store, file);
      if (thumbKey !== null) {
        return sendFile(request, reply, deps.store, { key: thumbKey, mediaType: 'image/webp' });
      }
      // A picture can stand for its thumbnail; a film in the place of a picture shows nothing.
      if (kind === 'video') throw new Refusal('absent', TEXTS.thumbnailAbsent);
      return sendFile(request, reply, deps.store, file);
    },
  );
}
