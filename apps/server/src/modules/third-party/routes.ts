import type { App } from '../../http/app.ts';
import type { ThirdPartyDeps } from './deps.ts';
import { oauthAuthorizeRoute } from './oauth-authorize.route.ts';
import { oauthCallbackRoute } from './oauth-callback.route.ts';
import { establishSessionRoute } from './establish-session.route.ts';

const ROUTES = [oauthAuthorizeRoute, oauthCallbackRoute, establishSessionRoute];

export function thirdPartyRoutes(app: App, deps: ThirdPartyDeps): void {
  for (const route of ROUTES) route(app, deps);
}
