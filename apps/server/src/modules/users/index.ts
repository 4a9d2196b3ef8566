import { adminUsersRoute } from './admin-users.route.ts';
import { setUserStatusRoute } from './set-user-status.route.ts';

export const usersRoutes = [adminUsersRoute, setUserStatusRoute];
