import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.route.tsx';

export const pricingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/pricing',
  validateSearch: ({ group }: Record<string, unknown>): { group?: string } =>
    typeof group === 'string' ? { group } : {},
  component: lazyRouteComponent(() => import('./pricing.page.tsx'), 'PricingRoutePage'),
});
