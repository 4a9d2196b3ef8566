import { ENDPOINTS } from '@adjudge/contract';
import { listUsers } from './list-users.ts';
import type { App } from '../../http/app.ts';
import type { AccessDeps } from '../../access/deps.ts';
import { requireAdmin } from '../../access/policy.ts';
import { serve } from '../../http/serve.ts';

export function adminUsersRoute(app: App, deps: AccessDeps): void {
  serve(app, ENDPOINTS.adminUsers, { onRequest: requireAdmin(deps) }, async (request) =>
    listUsers(deps.database.db, request.query),
  );
}
