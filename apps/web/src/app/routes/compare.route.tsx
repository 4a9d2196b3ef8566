import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { compareSearch } from '../../features/compare/compare-search.ts';
import { rootRoute } from './root.route.tsx';

export const compareRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/compare',
  validateSearch: compareSearch,
  component: lazyRouteComponent(() => import('./compare.page.tsx'), 'CompareRoutePage'),
});
