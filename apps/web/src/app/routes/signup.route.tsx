import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
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

/** The other name of the page. */
export const registerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/register',
  validateSearch: signupSearch,
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/signup', search, replace: true });
  },
});
