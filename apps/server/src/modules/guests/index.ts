export type { GuestsDeps } from './deps.ts';
export { Guests } from './guests.ts';
export { guestsRoutes } from './routes.ts';
