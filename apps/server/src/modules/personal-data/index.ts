export { personalDataRoutes } from './routes.ts';
