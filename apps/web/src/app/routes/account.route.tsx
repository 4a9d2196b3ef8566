import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { accountSearch } from '../../features/account/account-search.ts';
import { rootRoute } from './root.route.tsx';

export const accountRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/account',
  validateSearch: accountSearch,
  component: lazyRouteComponent(() => import('./account.page.tsx'), 'AccountRoutePage'),
});
