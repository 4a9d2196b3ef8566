import { ENDPOINTS } from '@adjudge/contract';
import { markHandled } from './handle-messages.ts';
import type { App } from '../../http/app.ts';
import type { ContactDeps } from './deps.ts';
import { accountOf, requireAdmin } from '../../access/policy.ts';
import { serve } from '../../http/serve.ts';

export function markHandledRoute(app: App, deps: ContactDeps): void {
  serve(app, ENDPOINTS.markHandled, { onRequest: requireAdmin(deps) }, async (request) => {
    await markHandled(deps.database.db, { ...request.body, actorId: accountOf(request).id });
    return { success: true as const };
  });
}
