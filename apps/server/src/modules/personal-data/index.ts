import { accountDataRoute } from './account-data.route.ts';
import { deleteAccountRoute } from './delete-account.route.ts';

export const personalDataRoutes = [accountDataRoute, deleteAccountRoute];
