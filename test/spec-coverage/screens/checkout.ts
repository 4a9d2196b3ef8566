import type { SpecLine } from '../spec-line.ts';

const APP = 'apps/web/src/app';
const FEATURES = 'apps/web/src/features';

/** From choosing a plan to the end of its payment. */
export const CHECKOUT: readonly SpecLine[] = [
  [
    '/checkout?planName: a visitor signs in first',
    null,
    `${FEATURES}/checkout/named-checkout-page.tsx`,
    `${APP}/routes/(payment)/checkout.test.tsx`,
    'preserves the path and query when redirecting a visitor',
  ],
  [
    '/checkout without a plan goes to /pricing',
    null,
    `${APP}/routes/(payment)/checkout/index.tsx`,
    `${APP}/routes/(payment)/checkout.test.tsx`,
    'redirects to pricing without a plan',
  ],
  [
    '/checkout?planName names the plan',
    'You are purchasing the {plan}.',
    `${FEATURES}/checkout/named-checkout-page.tsx`,
    `${APP}/routes/(payment)/checkout.test.tsx`,
    'shows what is being bought',
  ],
  [
    '/checkout/{plan}: price, details, description',
    'Complete Your Purchase',
    `${FEATURES}/checkout/checkout-page.tsx`,
    `${APP}/routes/(payment)/checkout.test.tsx`,
    'shows the plan, the price, and the test-mode notice',
  ],
  [
    '/checkout/{plan}: unknown plan',
    'Invalid Plan Selected',
    `${FEATURES}/checkout/checkout-page.tsx`,
    `${APP}/routes/(payment)/checkout.test.tsx`,
    'rejects an unknown plan without creating a payment',
  ],
  [
    '/checkout/free-trial',
    'Free trials don’t require payment. Every new account comes with one.',
    `${FEATURES}/checkout/checkout-page.tsx`,
    `${APP}/routes/(payment)/checkout.test.tsx`,
    'creates no payment for the free trial',
  ],
  [
    '/payment-success',
    'Payment Successful!',
    `${FEATURES}/checkout/payment-end-pages.tsx`,
    `${APP}/routes/(payment)/payment-end.test.tsx`,
    'show success with links to the dashboard and the receipt',
  ],
  [
    '/payment-cancel',
    'Payment Failed',
    `${FEATURES}/checkout/payment-end-pages.tsx`,
    `${APP}/routes/(payment)/payment-end.test.tsx`,
    'show a default failure message with next steps',
  ],
  [
    '/payment-status goes on to one of the two',
    null,
    `${FEATURES}/checkout/payment-status-page.tsx`,
    `${APP}/routes/(payment)/payment-end.test.tsx`,
    'redirects status %s (%s) to the failure page',
  ],
];
