import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.route.tsx';

export const checksRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/checks',
  component: lazyRouteComponent(() => import('../../features/checks/checks-page.tsx'), 'ChecksPage'),
});
