import { PLAN_GROUPS } from '@adjudge/contract';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.route.tsx';

export const pricingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/pricing',
  validateSearch: ({ group }: Record<string, unknown>): { group?: string } =>
    PLAN_GROUPS.slice(1).some(({ slug }) => slug === group) ? { group: String(group) } : {},
  component: lazyRouteComponent(() => import('./pricing.page.tsx'), 'PricingRoutePage'),
});
