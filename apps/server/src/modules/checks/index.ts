export { checksRoutes } from './checks.route.ts';
