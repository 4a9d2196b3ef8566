import type { App } from '../../http/app.ts';
import type { ProfileDeps } from './deps.ts';
import { accountDetailsRoute } from './account-details.route.ts';
import { updateProfileRoute } from './update-profile.route.ts';
import { avatarRoute } from './avatar.route.ts';
import { reportBrandRoutes } from './report-brand.route.ts';

const ROUTES = [accountDetailsRoute, updateProfileRoute, avatarRoute, reportBrandRoutes];

export function profileRoutes(app: App, deps: ProfileDeps): void {
  for (const route of ROUTES) route(app, deps);
}
