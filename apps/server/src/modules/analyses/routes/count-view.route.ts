import { ENDPOINTS } from '@adjudge/contract';
import { findPublic, isOwner } from '../policy.ts';
import type { App } from '../../../http/app.ts';
import type { AnalysesDeps } from '../deps.ts';
import { addressOf, limitPerAddress } from '../../../http/limiter.ts';
import { identifyAccount } from '../../../access/policy.ts';
import { serve } from '../../../http/serve.ts';

/** Called by the public page after it has loaded, so that crawlers and link previews are not counted. */
export function countViewRoute(app: App, deps: AnalysesDeps): void {
  const perAddress = limitPerAddress(deps, { purpose: 'view', limit: deps.rateLimits.view });
  serve(app, ENDPOINTS.countView, { onRequest: [perAddress, identifyAccount(deps)] }, async (request) => {
    const { analysisId } = request.body;
    const found = await findPublic(deps.database.db, analysisId);
    if (found && !isOwner(found.analysis, request)) {
      const userAgent = request.headers['user-agent'] ?? '';
      await deps.views.count(analysisId, { address: addressOf(request), userAgent });
    }
    return { success: true as const };
  });
}
