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
    'keeps path and query for a visitor',
  ],
  [
    '/checkout without a plan goes to /pricing',
    null,
    `${APP}/routes/(payment)/checkout/index.tsx`,
    `${APP}/routes/(payment)/checkout.test.tsx`,
    'without a plan goes to the prices',
  ],
  [
    '/checkout?planName names the plan',
    'You are purchasing the {plan}.',
    `${FEATURES}/checkout/named-checkout-page.tsx`,
    `${APP}/routes/(payment)/checkout.test.tsx`,
    'says what is bought',
  ],
  [
    '/checkout/{plan}: price, details, description',
    'Complete Your Purchase',
    `${FEATURES}/checkout/checkout-page.tsx`,
    `${APP}/routes/(payment)/checkout.test.tsx`,
    'says what is bought, for how much, and that no card is charged',
  ],
  [
    '/checkout/{plan}: unknown plan',
    'Invalid Plan Selected',
    `${FEATURES}/checkout/checkout-page.tsx`,
    `${APP}/routes/(payment)/checkout.test.tsx`,
    'knows a plan that does not exist, and asks for no money',
  ],
  [
    '/checkout/free-trial',
    'Free trials don’t require payment. You can start using it right away.',
    `${FEATURES}/checkout/checkout-page.tsx`,
    `${APP}/routes/(payment)/checkout.test.tsx`,
    'asks nothing for a free trial',
  ],
  [
    '/payment-success',
    'Payment Successful!',
    `${FEATURES}/checkout/payment-end-pages.tsx`,
    `${APP}/routes/(payment)/payment-end.test.tsx`,
    'success thanks, and leads to the dashboard and the receipt',
  ],
  [
    '/payment-cancel',
    'Payment Failed',
    `${FEATURES}/checkout/payment-end-pages.tsx`,
    `${APP}/routes/(payment)/payment-end.test.tsx`,
    'failure says what is known, or what usually is, and offers ways on',
  ],
  [
    '/payment-status goes on to one of the two',
    null,
    `${FEATURES}/checkout/payment-status-page.tsx`,
    `${APP}/routes/(payment)/payment-end.test.tsx`,
    'of %s (%s) goes on to the failure',
  ],
];
