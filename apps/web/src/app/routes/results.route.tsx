import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { rootRoute } from './root.route.tsx';

export const resultsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/results',
  validateSearch: ({ id }: Record<string, unknown>): { id?: string } =>
    typeof id === 'string' && id !== '' ? { id } : {},
  beforeLoad: ({ search }) => {
    if (search.id === undefined)
      throw redirect({ to: '/analyze', replace: true, state: { withoutId: true } });
  },
  component: lazyRouteComponent(() => import('./results.page.tsx'), 'ResultsRoutePage'),
});
