import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.route.tsx';

interface LoginSearch {
  /** Where the person wanted to go; judged by safePath before it is used. */
  redirect?: string;
}

export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  validateSearch: ({ redirect }: Record<string, unknown>): LoginSearch =>
    typeof redirect === 'string' ? { redirect } : {},
  component: lazyRouteComponent(() => import('./login.page.tsx'), 'LoginRoutePage'),
});
