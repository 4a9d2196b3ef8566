import { TEXTS, analysisIdSchema, shareCardPath } from '@adjudge/contract';
import { z } from 'zod';
import { findPublic } from '../analyses/index.ts';
import { ShareCards } from './share-cards.ts';
import type { App } from '../../http/app.ts';
import type { AccessDeps } from '../../access/deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { limitPerAddress } from '../../http/limiter.ts';

const params = z.object({ analysisId: analysisIdSchema });

/** Checks the database on every request, so that a cached card is sent only while its report is public. */
export function shareCardRoute(app: App, deps: AccessDeps): void {
  const cards = new ShareCards(deps.store);
  const perAddress = limitPerAddress(deps, { purpose: 'card', limit: deps.rateLimits.card });
  app.get(
    shareCardPath(':analysisId'),
    { schema: { params }, onRequest: perAddress },
    async (request, reply) => {
      const { analysisId } = request.params;
      void reply.header('cache-control', 'no-cache');
      const found = await findPublic(deps.database.db, analysisId);
      if (!found) {
        cards.forget(analysisId);
        throw new ApiError('absent', TEXTS.analysisAbsent);
      }
      const { png, tag } = await cards.of(found.analysis, found.creative);
      void reply.header('etag', tag);
      if (request.headers['if-none-match'] === tag) return reply.code(304).send();
      return reply.type('image/png').send(png);
    },
  );
}
