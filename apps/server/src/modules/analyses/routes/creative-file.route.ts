import { TEXTS, analysisIdSchema, creativeFilePath } from '@adjudge/contract';
import { z } from 'zod';
import type { App } from '../../../http/app.ts';
import type { AnalysesDeps } from '../deps.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { readableCreative } from '../policy.ts';
import { sendFile } from '../../../http/send-file.ts';
import { identifyViewer } from '../../../access/policy.ts';

const params = z.object({ analysisId: analysisIdSchema });
const querystring = z.object({ size: z.enum(['full', 'thumb']).default('full') });

/** Serves the uploaded file or its thumbnail. */
export function creativeFileRoute(app: App, deps: AnalysesDeps): void {
  app.get(
    creativeFilePath(':analysisId'),
    { schema: { params, querystring }, onRequest: identifyViewer(deps) },
    async (request, reply) => {
      const { storeKey, thumbKey, mediaType, kind } = await readableCreative(
        deps.database.db,
        request.params.analysisId,
        request,
      );
      const file = { key: storeKey, mediaType };
      if (request.query.size === 'full') return sendFile(request, reply, deps.store, file);
      if (thumbKey !== null) {
        return sendFile(request, reply, deps.store, { key: thumbKey, mediaType: 'image/webp' });
      }
      // A picture can serve as its own thumbnail. A video in place of a picture would show nothing.
      if (kind === 'video') throw new ApiError('absent', TEXTS.thumbnailAbsent);
      return sendFile(request, reply, deps.store, file);
    },
  );
}
