import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { bulkSearch } from '../../features/bulk/bulk-search.ts';
import { rootRoute } from './root.route.tsx';

export const bulkRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/bulk',
  validateSearch: bulkSearch,
  component: lazyRouteComponent(() => import('./bulk.page.tsx'), 'BulkRoutePage'),
});
