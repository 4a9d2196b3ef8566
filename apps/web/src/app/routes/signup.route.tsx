import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.route.tsx';

interface SignupSearch {
  /** The name of the plan that somebody chose on another page. */
  plan?: string;
}

const signupSearch = ({ plan }: Record<string, unknown>): SignupSearch =>
  typeof plan === 'string' ? { plan } : {};

export const signupRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/signup',
  validateSearch: signupSearch,
  component: lazyRouteComponent(() => import('./signup.page.tsx'), 'SignupRoutePage'),
});
