import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { rootRoute } from './root.route.tsx';

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** Where the provider sends a buyer back to. */
export const paymentStatusRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/payment-status',
  validateSearch: (search: Record<string, unknown>): { payment_intent?: string } => {
    const intent = text(search['payment_intent']);
    return intent === undefined ? {} : { payment_intent: intent };
  },
  beforeLoad: ({ search }) => {
    if (search.payment_intent === undefined) throw redirect({ to: '/payment-cancel', replace: true });
  },
  component: lazyRouteComponent(() => import('./payment-end.page.tsx'), 'PaymentStatusRoutePage'),
});

export const paymentSuccessRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/payment-success',
  validateSearch: (search: Record<string, unknown>): { payment?: string } => {
    const payment = text(search['payment']);
    return payment === undefined ? {} : { payment };
  },
  component: lazyRouteComponent(() => import('./payment-end.page.tsx'), 'PaymentSuccessRoutePage'),
});

export const paymentCancelRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/payment-cancel',
  validateSearch: (search: Record<string, unknown>): { error?: string } => {
    const error = text(search['error']);
    return error === undefined ? {} : { error };
  },
  component: lazyRouteComponent(() => import('./payment-end.page.tsx'), 'PaymentCancelRoutePage'),
});
