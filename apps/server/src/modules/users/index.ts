export { usersRoutes } from './users.route.ts';
