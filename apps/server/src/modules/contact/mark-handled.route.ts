import { ENDPOINTS } from '@adjudge/contract';
import { markHandled } from './handle-messages.ts';
import type { App } from '../../http/app.ts';
import type { ContactDeps } from './deps.ts';
import { accountOf, requireAdmin } from '../../access/policy.ts';

const { path, body, response } = ENDPOINTS.markHandled;

export function markHandledRoute(app: App, deps: ContactDeps): void {
  app.post(
    path,
    { schema: { body, response: { 200: response } }, onRequest: requireAdmin(deps) },
    async (request) => {
      await markHandled(deps.database.db, { ...request.body, actorId: accountOf(request).id });
      return { success: true as const };
    },
  );
}
