import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { mailedLinkSearch } from './mailed-link-search.ts';
import { rootRoute } from './root.route.tsx';

export const resetPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reset-password',
  validateSearch: mailedLinkSearch,
  component: lazyRouteComponent(() => import('./reset-password.page.tsx'), 'ResetPasswordRoutePage'),
});
