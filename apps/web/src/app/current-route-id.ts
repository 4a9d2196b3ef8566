import { rootRouteId } from '@tanstack/react-router';
import type { AppRouter } from './router.tsx';

/** Id of the route on screen, or the root's id when no page matches. Only known after the router has loaded. */
export const currentRouteId = (router: AppRouter): string =>
  router.state.matches.at(-1)?.routeId ?? rootRouteId;
