import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.route.tsx';

export const shareRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/share/$analysisId',
  component: lazyRouteComponent(() => import('./share.page.tsx'), 'ShareRoutePage'),
});
