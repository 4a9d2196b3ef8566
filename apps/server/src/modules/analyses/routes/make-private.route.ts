import { ENDPOINTS } from '@adjudge/contract';
import { makePrivate } from '../moderation.ts';
import type { App } from '../../../http/app.ts';
import type { AnalysesDeps } from '../deps.ts';
import { accountOf, requireAdmin } from '../../../access/policy.ts';
import { serve } from '../../../http/serve.ts';

export function makePrivateRoute(app: App, deps: AnalysesDeps): void {
  serve(app, ENDPOINTS.makePrivate, { onRequest: requireAdmin(deps) }, async (request) => {
    await makePrivate(deps.database.db, { ...request.body, actorId: accountOf(request).id });
    return { success: true as const };
  });
}
