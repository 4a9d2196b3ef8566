import { ENDPOINTS } from '@adjudge/contract';
import { setStatus } from './set-status.ts';
import type { App } from '../../http/app.ts';
import type { AccessDeps } from '../../access/deps.ts';
import { accountOf, requireAdmin } from '../../access/policy.ts';
import { serve } from '../../http/serve.ts';

export function setUserStatusRoute(app: App, deps: AccessDeps): void {
  serve(app, ENDPOINTS.setUserStatus, { onRequest: requireAdmin(deps) }, async (request) => {
    await setStatus(deps.database.db, deps.sessions, { ...request.body, actorId: accountOf(request).id });
    return { success: true as const };
  });
}
