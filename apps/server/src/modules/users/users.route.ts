import { ENDPOINTS } from '@adjudge/contract';
import { listUsers } from './list-users.ts';
import type { App } from '../../http/app.ts';
import type { AccessDeps } from '../../access/deps.ts';
import { requireAdmin, accountOf } from '../../access/policy.ts';
import { serve } from '../../http/serve.ts';
import { setStatus } from './set-status.ts';

/** How admins find and suspend accounts. */
export function usersRoutes(app: App, deps: AccessDeps): void {
  serve(app, ENDPOINTS.adminUsers, { onRequest: requireAdmin(deps) }, async (request) =>
    listUsers(deps.database.db, request.query),
  );
  serve(app, ENDPOINTS.setUserStatus, { onRequest: requireAdmin(deps) }, async (request) => {
    await setStatus(deps.database.db, deps.sessions, { ...request.body, actorId: accountOf(request).id });
    return { success: true as const };
  });
}
