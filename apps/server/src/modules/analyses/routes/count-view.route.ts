import { ENDPOINTS } from '@adjudge/contract';
import { findShown } from '../reading.ts';
import type { App, Deps } from '../../../deps.ts';
import { addressOf, limiter } from '../../../http/limiter.ts';
import { maybeSignedIn } from '../../../access/signed-in.ts';

const { path, body, response } = ENDPOINTS.countView;

/** Called by the public page once it stands, so that neither crawlers nor link previews are counted. */
export function countViewRoute(app: App, deps: Deps): void {
  const perAddress = limiter(deps, { purpose: 'view', limit: deps.rateLimits.view, key: addressOf });
  app.post(
    path,
    {
      schema: { body, response: { 200: response } },
      onRequest: [(request) => perAddress.count(request), maybeSignedIn(deps)],
    },
    async (request) => {
      const { analysisId } = request.body;
      const found = await findShown(deps.database.db, analysisId);
      if (found && found.analysis.userId !== request.account?.id) {
        const userAgent = request.headers['user-agent'] ?? '';
        await deps.views.count(analysisId, { address: addressOf(request), userAgent });
      }
      return { success: true as const };
    },
  );
}
