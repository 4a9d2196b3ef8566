import type { AccessDeps } from '../../access/deps.ts';
import type { App } from '../../http/app.ts';
import { adminUsersRoute } from './admin-users.route.ts';
import { setUserStatusRoute } from './set-user-status.route.ts';

const ROUTES = [adminUsersRoute, setUserStatusRoute];

export function usersRoutes(app: App, deps: AccessDeps): void {
  for (const route of ROUTES) route(app, deps);
}
