import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.route.tsx';

export const receiptRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/receipt',
  validateSearch: ({ id }: Record<string, unknown>): { id?: string } =>
    typeof id === 'string' && id !== '' ? { id } : {},
  component: lazyRouteComponent(() => import('./receipt.page.tsx'), 'ReceiptRoutePage'),
});
