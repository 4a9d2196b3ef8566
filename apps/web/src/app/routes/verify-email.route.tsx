import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { mailedLinkSearch } from './mailed-link-search.ts';
import { rootRoute } from './root.route.tsx';

export const verifyEmailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/verify-email',
  validateSearch: mailedLinkSearch,
  component: lazyRouteComponent(() => import('./verify-email.page.tsx'), 'VerifyEmailRoutePage'),
});
