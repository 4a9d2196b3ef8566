import type { AccessDeps } from '../../access/deps.ts';
import type { App } from '../../http/app.ts';
import { listCreditsRoute } from './list-credits.route.ts';
import { giveCreditsRoute } from './give-credits.route.ts';

const ROUTES = [listCreditsRoute, giveCreditsRoute];

export function creditsRoutes(app: App, deps: AccessDeps): void {
  for (const route of ROUTES) route(app, deps);
}
