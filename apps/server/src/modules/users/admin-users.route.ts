import { ENDPOINTS } from '@adjudge/contract';
import { listUsers } from './list-users.ts';
import type { App } from '../../http/app.ts';
import type { AccessDeps } from '../../access/deps.ts';
import { requireAdmin } from '../../access/policy.ts';

const { path, query, response } = ENDPOINTS.adminUsers;

export function adminUsersRoute(app: App, deps: AccessDeps): void {
  app.get(
    path,
    { schema: { querystring: query, response: { 200: response } }, onRequest: requireAdmin(deps) },
    async (request) => listUsers(deps.database.db, request.query),
  );
}
