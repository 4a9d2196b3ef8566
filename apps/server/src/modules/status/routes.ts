import type { App } from '../../http/app.ts';
import type { StatusDeps } from './deps.ts';
import { settingsRoute } from './settings.route.ts';
import { healthRoutes } from './health.route.ts';
import { metricsRoute } from './metrics.route.ts';

const ROUTES = [settingsRoute, healthRoutes, metricsRoute];

export function statusRoutes(app: App, deps: StatusDeps): void {
  for (const route of ROUTES) route(app, deps);
}
