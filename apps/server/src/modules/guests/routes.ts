import type { App } from '../../http/app.ts';
import type { GuestsDeps } from './deps.ts';
import { firstLookRoute } from './first-look.route.ts';
import { keptFirstLookRoute } from './kept-first-look.route.ts';

const ROUTES = [firstLookRoute, keptFirstLookRoute];

export function guestsRoutes(app: App, deps: GuestsDeps): void {
  for (const route of ROUTES) route(app, deps);
}
