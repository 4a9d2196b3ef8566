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
    'shows what the free trial holds',
  ],
  [
    '/signup: the trial leads to the form, a package to the checkout',
    null,
    `${FEATURES}/auth/components/sign-up-plans.tsx`,
    `${APP}/routes/(account)/sign-up.test.tsx`,
    'offers the trial and two packages, and begins the trial in the form',
  ],
  [
    '/signup: a plan in the address is preselected',
    null,
    `${FEATURES}/auth/components/plan-field.tsx`,
    `${APP}/routes/(account)/sign-up.test.tsx`,
    '%s begins with %s',
  ],
  [
    '/login: two tabs, sign-up uses the trial',
    'Log In / Sign Up',
    `${FEATURES}/auth/login-page.tsx`,
    `${APP}/routes/(account)/sign-in.test.tsx`,
    'makes an account on its other tab, which goes on to the remembered place',
  ],
  [
    '/login: way to a new password',
    'Forgot your password?',
    `${FEATURES}/auth/components/login-form.tsx`,
    `${APP}/routes/(account)/sign-in.test.tsx`,
    'leads to a new password',
  ],
  [
    '/login: a box with a test account',
    null,
    `${FEATURES}/auth/components/test-account.tsx`,
    `${APP}/routes/(account)/sign-in.test.tsx`,
    'offers the test account where the server has one',
  ],
  [
    '/login: third-party sign-in',
    null,
    `${FEATURES}/auth/components/third-party-button.tsx`,
    'e2e/third-party.spec.ts',
    'signing in with a provider makes an account, and leads to where one wanted to go',
  ],
  [
    '/forgot-password is real',
    null,
    `${FEATURES}/auth/forgot-password-page.tsx`,
    'e2e/access.spec.ts',
    'forget the password, choose a new one by the mailed link, come back to the page',
  ],
  [
    '/account: three tabs, Profile first',
    'Profile / Security / Danger Zone',
    `${FEATURES}/account/account-tabs.tsx`,
    `${APP}/routes/(account)/account.test.tsx`,
    'opens on the profile; each tab has an address, and back leads back',
  ],
  [
    '/account: verification card and information card',
    null,
    `${FEATURES}/account/components/information-card.tsx`,
    `${APP}/routes/(account)/account.test.tsx`,
    'informs about the account',
  ],
  [
    '/account: nothing to update until something changed',
    null,
    `${FEATURES}/account/components/profile-form.tsx`,
    `${APP}/routes/(account)/account.test.tsx`,
    'can be updated once something has changed, and the header shows it at once',
  ],
  [
    '/account: deleting needs password and word',
    'Delete My Account',
    `${FEATURES}/account/components/delete-account-form.tsx`,
    `${APP}/routes/(account)/account-security.test.tsx`,
    'deletes only with the password and the word DELETE, exactly',
  ],
  [
    '/account: the verification mail is really sent',
    'Verification Email Sent',
    `${FEATURES}/account/components/verification-card.tsx`,
    `${APP}/routes/(account)/account.test.tsx`,
    'says that the mail was sent once the server accepted it, and not before',
  ],
];
