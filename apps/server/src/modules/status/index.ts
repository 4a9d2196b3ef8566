import { settingsRoute } from './settings.route.ts';
import { healthRoutes } from './health.route.ts';
import { metricsRoute } from './metrics.route.ts';

export type { StatusDeps } from './deps.ts';
export { healthRoutes, metricsRoute };

export const statusRoutes = [settingsRoute, healthRoutes, metricsRoute];
