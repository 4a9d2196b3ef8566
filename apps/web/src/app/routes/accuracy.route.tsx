import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.route.tsx';

export const accuracyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/accuracy',
  component: lazyRouteComponent(() => import('../../features/accuracy/accuracy-page.tsx'), 'AccuracyPage'),
});
