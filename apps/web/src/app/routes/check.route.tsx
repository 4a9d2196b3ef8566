import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.route.tsx';

export const checkRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/checks/$auditId',
  component: lazyRouteComponent(() => import('./check.page.tsx'), 'CheckRoutePage'),
});
