import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.route.tsx';

export const analyzeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/analyze',
  component: lazyRouteComponent(() => import('./analyze.page.tsx'), 'AnalyzeRoutePage'),
});
