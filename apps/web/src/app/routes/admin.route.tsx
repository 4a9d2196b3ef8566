import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { adminSearch } from '../../features/admin/admin-search.ts';
import { rootRoute } from './root.route.tsx';

export const adminRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin',
  validateSearch: adminSearch,
  component: lazyRouteComponent(() => import('./admin.page.tsx'), 'AdminRoutePage'),
});
