import type { App } from '../../http/app.ts';
import type { AccountsDeps } from '../accounts/index.ts';
import { accountDataRoute } from './account-data.route.ts';
import { deleteAccountRoute } from './delete-account.route.ts';

const ROUTES = [accountDataRoute, deleteAccountRoute];

export function personalDataRoutes(app: App, deps: AccountsDeps): void {
  for (const route of ROUTES) route(app, deps);
}
