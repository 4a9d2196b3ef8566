import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.route.tsx';

interface SignupSearch {
  /** The name of the plan that somebody chose on another page. */
  plan?: string;
  /** Where the person goes on to; judged by safePath before it is used. */
  redirect?: string;
}

const signupSearch = ({ plan, redirect }: Record<string, unknown>): SignupSearch => ({
  ...(typeof plan === 'string' ? { plan } : {}),
  ...(typeof redirect === 'string' ? { redirect } : {}),
});

export const signupRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/signup',
  validateSearch: signupSearch,
  component: lazyRouteComponent(() => import('./signup.page.tsx'), 'SignupRoutePage'),
});
