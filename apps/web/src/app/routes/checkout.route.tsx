import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { rootRoute } from './root.route.tsx';

/** Anything but a whole number is one; the page knows how many there may be. */
function quantityIn({ quantity }: Record<string, unknown>): { quantity?: number } {
  const many = Number(quantity);
  return Number.isInteger(many) && many > 1 ? { quantity: many } : {};
}

export const checkoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/checkout/$planSlug',
  validateSearch: quantityIn,
  component: lazyRouteComponent(() => import('./checkout.page.tsx'), 'CheckoutRoutePage'),
});

export const namedCheckoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/checkout',
  validateSearch: (search: Record<string, unknown>): { planName?: string; quantity?: number } => ({
    ...(typeof search['planName'] === 'string' && search['planName'] !== ''
      ? { planName: search['planName'] }
      : {}),
    ...quantityIn(search),
  }),
  beforeLoad: ({ search }) => {
    if (search.planName === undefined) throw redirect({ to: '/pricing', replace: true });
  },
  component: lazyRouteComponent(() => import('./checkout.page.tsx'), 'NamedCheckoutRoutePage'),
});
