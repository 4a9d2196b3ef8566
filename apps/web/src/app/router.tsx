import type { QueryClient } from '@tanstack/react-query';
import { type RouterHistory, createRouter, stringifySearchWith } from '@tanstack/react-router';
import { PageError } from './page-error.tsx';
import { PagePending } from './page-pending.tsx';
import { aboutRoute } from './routes/about.route.tsx';
import { accountRoute } from './routes/account.route.tsx';
import { accuracyRoute } from './routes/accuracy.route.tsx';
import { adminRoute } from './routes/admin.route.tsx';
import { analyzeRoute } from './routes/analyze.route.tsx';
import { bulkRoute } from './routes/bulk.route.tsx';
import { checkRoute } from './routes/check.route.tsx';
import { checkoutRoute, namedCheckoutRoute } from './routes/checkout.route.tsx';
import { checksRoute } from './routes/checks.route.tsx';
import { compareRoute } from './routes/compare.route.tsx';
import { contactRoute } from './routes/contact.route.tsx';
import { dashboardRoute } from './routes/dashboard.route.tsx';
import { faqRoute } from './routes/faq.route.tsx';
import { firstLookRoute } from './routes/first-look.route.tsx';
import { forgotPasswordRoute } from './routes/forgot-password.route.tsx';
import { homeRoute } from './routes/home.route.tsx';
import { privacyPolicyRoute, refundRoute, termsRoute } from './routes/legal.route.tsx';
import { loginRoute } from './routes/login.route.tsx';
import { registerRoute, supportRoute } from './routes/other-names.route.tsx';
import { resetPasswordRoute } from './routes/reset-password.route.tsx';
import { paymentCancelRoute, paymentStatusRoute, paymentSuccessRoute } from './routes/payment-end.route.tsx';
import { pricingRoute } from './routes/pricing.route.tsx';
import { receiptRoute } from './routes/receipt.route.tsx';
import { resultsRoute } from './routes/results.route.tsx';
import { rootRoute } from './routes/root.route.tsx';
import { shareRoute } from './routes/share.route.tsx';
import { signupRoute } from './routes/signup.route.tsx';
import { uploadTestRoute } from './routes/upload-test.route.tsx';
import { verifyEmailRoute } from './routes/verify-email.route.tsx';

/** Text as it stands in the address: '109' and 'true' are words that somebody may look for. */
const parseSearch = (search: string): Record<string, unknown> =>
  Object.fromEntries(new URLSearchParams(search));

const routeTree = rootRoute.addChildren([
  homeRoute,
  firstLookRoute,
  loginRoute,
  signupRoute,
  forgotPasswordRoute,
  resetPasswordRoute,
  verifyEmailRoute,
  analyzeRoute,
  resultsRoute,
  shareRoute,
  dashboardRoute,
  compareRoute,
  bulkRoute,
  accountRoute,
  accuracyRoute,
  checksRoute,
  checkRoute,
  uploadTestRoute,
  faqRoute,
  aboutRoute,
  contactRoute,
  privacyPolicyRoute,
  termsRoute,
  refundRoute,
  adminRoute,
  registerRoute,
  supportRoute,
  pricingRoute,
  checkoutRoute,
  namedCheckoutRoute,
  paymentStatusRoute,
  paymentSuccessRoute,
  paymentCancelRoute,
  receiptRoute,
]);

/** Draws HTML outside a browser as the browser will, boundary for boundary; `origin` is asked for and stands nowhere. */
const DRAWN_BEFOREHAND = { isServer: false, origin: 'http://localhost', scrollRestoration: false };

/** @param history where the address lives; the browser's own unless a test or the build brings another. */
export const createAppRouter = (
  queryClient: QueryClient,
  history?: RouterHistory,
  { beforehand = false }: { beforehand?: boolean } = {},
) =>
  createRouter({
    routeTree,
    context: { queryClient },
    // Plain values: '?page=2&search=30', never quoted JSON. Each route reads its own.
    parseSearch,
    stringifySearch: stringifySearchWith(String),
    defaultPreload: 'intent',
    scrollRestoration: true,
    // A page's code usually comes within this time; a shorter wait shows nothing instead of a flicker.
    defaultPendingMs: 200,
    defaultPendingMinMs: 0,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: PageError,
    ...(history ? { history } : {}),
    ...(beforehand ? DRAWN_BEFOREHAND : {}),
  });

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
