import { firstLookRoute, keptFirstLookRoute } from './first-look.route.ts';

export type { GuestsDeps } from './deps.ts';
export { Guests } from './guests.ts';

export const guestsRoutes = [firstLookRoute, keptFirstLookRoute];
