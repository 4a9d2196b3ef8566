import { OTHER_NAMES } from '@adjudge/contract';
import { type ParsedLocation, createRoute, redirect } from '@tanstack/react-router';
import { rootRoute } from './root.route.tsx';

const leadingTo =
  (page: string) =>
  ({ location }: { location: ParsedLocation }): never => {
    throw redirect({ href: `${page}${location.searchStr}`, replace: true });
  };

/** A direct visit is led on by the server; a link within the application by these. */
export const registerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/register',
  beforeLoad: leadingTo(OTHER_NAMES['/register']),
});

export const supportRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/support',
  beforeLoad: leadingTo(OTHER_NAMES['/support']),
});
