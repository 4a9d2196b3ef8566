import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { dashboardSearch } from '../../features/dashboard/dashboard-search.ts';
import { rootRoute } from './root.route.tsx';

export const dashboardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dashboard',
  validateSearch: dashboardSearch,
  component: lazyRouteComponent(() => import('./dashboard.page.tsx'), 'DashboardRoutePage'),
});
