import { FIRST_LOOK_PAGE } from '@adjudge/contract';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.route.tsx';

export const firstLookRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: FIRST_LOOK_PAGE,
  component: lazyRouteComponent(() => import('./first-look.page.tsx'), 'FirstLookRoutePage'),
});
