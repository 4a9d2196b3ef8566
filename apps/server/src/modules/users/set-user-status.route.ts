import { ENDPOINTS } from '@adjudge/contract';
import { setStatus } from './set-status.ts';
import type { App } from '../../http/app.ts';
import type { AccessDeps } from '../../access/deps.ts';
import { accountOf, requireAdmin } from '../../access/policy.ts';

const { path, body, response } = ENDPOINTS.setUserStatus;

export function setUserStatusRoute(app: App, deps: AccessDeps): void {
  app.post(
    path,
    { schema: { body, response: { 200: response } }, onRequest: requireAdmin(deps) },
    async (request) => {
      await setStatus(deps.database.db, deps.sessions, { ...request.body, actorId: accountOf(request).id });
      return { success: true as const };
    },
  );
}
