import type { SpecLine } from '../spec-line.ts';

const APP = 'apps/web/src/app';
const FEATURES = 'apps/web/src/features';

/** Signing in, and the account. */
export const ACCOUNT: readonly SpecLine[] = [
  [
    '/signup: the trial is put forward',
    '3 banner and 2 video gradings',
    `${FEATURES}/auth/signup-page.tsx`,
    `${APP}/routes/(account)/sign-up.test.tsx`,
    'shows what the free trial includes',
  ],
  [
    '/signup: the trial leads to the form, a package to the checkout',
    null,
    `${FEATURES}/auth/components/sign-up-plans.tsx`,
    `${APP}/routes/(account)/sign-up.test.tsx`,
    'offers the trial and two packages, and selects the trial in the form',
  ],
  [
    '/signup: a plan in the address is preselected',
    null,
    `${FEATURES}/auth/components/plan-field.tsx`,
    `${APP}/routes/(account)/sign-up.test.tsx`,
    '%s preselects %s',
  ],
  [
    '/login: two tabs, sign-up uses the trial',
    'Log In / Sign Up',
    `${FEATURES}/auth/login-page.tsx`,
    `${APP}/routes/(account)/sign-in.test.tsx`,
    'registers on the Sign Up tab, then continues to the remembered page',
  ],
  [
    '/login: way to a new password',
    'Forgot your password?',
    `${FEATURES}/auth/components/login-form.tsx`,
    `${APP}/routes/(account)/sign-in.test.tsx`,
    'links to the password reset page',
  ],
  [
    '/login: a box with a test account',
    null,
    `${FEATURES}/auth/components/test-account.tsx`,
    `${APP}/routes/(account)/sign-in.test.tsx`,
    'offers the demo account if the server has one',
  ],
  [
    '/login: third-party sign-in',
    null,
    `${FEATURES}/auth/components/third-party-button.tsx`,
    'e2e/third-party.spec.ts',
    'signs in with a provider, which creates an account and returns to the requested page',
  ],
  [
    '/forgot-password is real',
    null,
    `${FEATURES}/auth/forgot-password-page.tsx`,
    'e2e/access.spec.ts',
    'resets a forgotten password by the mailed link and returns to the page',
  ],
  [
    '/account: three tabs, Profile first',
    'Profile / Security / Danger Zone',
    `${FEATURES}/account/account-tabs.tsx`,
    `${APP}/routes/(account)/account.test.tsx`,
    'opens on the profile and gives each tab its own URL, so Back works',
  ],
  [
    '/account: verification card and information card',
    null,
    `${FEATURES}/account/components/information-card.tsx`,
    `${APP}/routes/(account)/account.test.tsx`,
    'shows the account information',
  ],
  [
    '/account: nothing to update until something changed',
    null,
    `${FEATURES}/account/components/profile-form.tsx`,
    `${APP}/routes/(account)/account.test.tsx`,
    'can be submitted once something changes, and updates the header immediately',
  ],
  [
    '/account: deleting needs password and word',
    'Delete My Account',
    `${FEATURES}/account/components/delete-account-form.tsx`,
    `${APP}/routes/(account)/account-security.test.tsx`,
    'enables deletion only with the password and exactly the word DELETE',
  ],
  [
    '/account: the verification mail is really sent',
    'Verification Email Sent',
    `${FEATURES}/account/components/verification-card.tsx`,
    `${APP}/routes/(account)/account.test.tsx`,
    'confirms that the email was sent only after the server accepts the request',
  ],
];
