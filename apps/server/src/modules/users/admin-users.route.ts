import { ENDPOINTS } from '@adjudge/contract';
import { listUsers } from './list-users.ts';
import type { App, Deps } from '../../deps.ts';
import { signedInAs } from '../../access/signed-in.ts';

const { path, query, response } = ENDPOINTS.adminUsers;

export function adminUsersRoute(app: App, deps: Deps): void {
  app.get(
    path,
    { schema: { querystring: query, response: { 200: response } }, onRequest: signedInAs(deps, 'admin') },
    async (request) => listUsers(deps.database.db, request.query),
  );
}
