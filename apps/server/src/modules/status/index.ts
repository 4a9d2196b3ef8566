export type { StatusDeps } from './deps.ts';
export { healthRoutes } from './health.route.ts';
export { metricsRoute } from './metrics.route.ts';
export { statusRoutes } from './routes.ts';
