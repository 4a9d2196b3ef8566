import { rootRouteId } from '@tanstack/react-router';
import type { AppRouter } from './router.tsx';

/** Id of the route on screen; the root's own where no page is. Known once the router has loaded. */
export const drawnRoute = (router: AppRouter): string => router.state.matches.at(-1)?.routeId ?? rootRouteId;
