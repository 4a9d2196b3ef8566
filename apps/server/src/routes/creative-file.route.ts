import { TEXTS, analysisIdSchema, creativeFilePath } from '@adjudge/contract';
import { z } from 'zod';
import { findCreativeOf, mayRead } from '../analyses/analyses.ts';
import type { App, Deps } from '../deps.ts';
import { Refusal } from '../errors.ts';
import { accountOf, maybeSignedIn } from '../http/signed-in.ts';

const params = z.object({ analysisId: analysisIdSchema });
const querystring = z.object({ size: z.enum(['full', 'thumb']).default('full') });

/** The uploaded file, or its thumbnail. Shown as a picture, never run as a page, whatever is in it. */
export function creativeFileRoute(app: App, deps: Deps): void {
  app.get(
    creativeFilePath(':analysisId'),
    { schema: { params, querystring }, onRequest: maybeSignedIn(deps) },
    async (request, reply) => {
      const found = await findCreativeOf(deps.database.db, request.params.analysisId);
      if (!found || !mayRead(found.analysis, request.account)) {
        accountOf(request);
        throw new Refusal('absent', TEXTS.analysisAbsent);
      }
      const { storeKey, thumbKey, mediaType } = found.creative;
      const thumb = request.query.size === 'thumb' ? thumbKey : null;
      const file = await deps.store.open(thumb ?? storeKey);
      if (!file) throw new Refusal('absent', TEXTS.analysisAbsent);
      return reply
        .type(thumb === null ? mediaType : 'image/webp')
        .header('content-length', file.bytes)
        .header('content-disposition', 'inline')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cache-control', 'private, max-age=3600')
        .send(file.stream);
    },
  );
}
