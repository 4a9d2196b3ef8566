import { createRoute } from '@tanstack/react-router';
import { HomeRoutePage } from './home.page.tsx';
import { rootRoute } from './root.route.tsx';

/** Not lazy: most visits begin here, and a second request would cost more than its few bytes. */
export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  component: HomeRoutePage,
});
