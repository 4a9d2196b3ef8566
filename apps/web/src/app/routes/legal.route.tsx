import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.route.tsx';

export const privacyPolicyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/privacy-policy',
  component: lazyRouteComponent(
    () => import('../../features/legal/privacy-policy-page.tsx'),
    'PrivacyPolicyPage',
  ),
});

export const termsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/terms-and-conditions',
  component: lazyRouteComponent(() => import('../../features/legal/terms-page.tsx'), 'TermsPage'),
});

export const refundRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/refund-and-cancellation',
  component: lazyRouteComponent(() => import('../../features/legal/refund-page.tsx'), 'RefundPage'),
});
