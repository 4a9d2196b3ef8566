import type { SpecLine } from '../spec-line.ts';

const APP = 'apps/web/src/app';
const FEATURES = 'apps/web/src/features';

/** Header, footer, access control, home and prices. */
export const FRAME: readonly SpecLine[] = [
  [
    'Header: a visitor sees where to go and how to get in',
    'Login / Sign Up',
    `${FEATURES}/shell/site-header.tsx`,
    `${APP}/shell.test.tsx`,
    'shows a visitor the main links, Login, and Sign Up',
  ],
  [
    'Header: FAQ among the links',
    'FAQ',
    `${FEATURES}/shell/site-header.tsx`,
    `${APP}/shell.test.tsx`,
    'shows a visitor the main links, Login, and Sign Up',
  ],
  [
    'Avatar menu of signed-in people',
    'My Account',
    `${FEATURES}/shell/user-menu.tsx`,
    `${APP}/shell.test.tsx`,
    'shows a signed-in user the dashboard link and an account menu',
  ],
  [
    'Logging out goes home',
    'Log out',
    `${FEATURES}/shell/use-logout.ts`,
    `${APP}/shell.test.tsx`,
    'logs out by clearing local data, notifying the server, and returning to the home page',
  ],
  [
    'Mobile menu opens, closes and locks the page',
    null,
    `${FEATURES}/shell/mobile-menu.tsx`,
    `${APP}/shell.test.tsx`,
    'opens the mobile menu and closes it on navigation',
  ],
  [
    'Footer links lead somewhere, none goes nowhere',
    null,
    `${FEATURES}/shell/site-footer.tsx`,
    `${APP}/shell.test.tsx`,
    'links only to pages that exist',
  ],
  [
    'Guard: while nobody knows',
    'Checking access...',
    `${APP}/access-guard.tsx`,
    `${APP}/access-guard.test.tsx`,
    'shows that access is being checked while the session is loading',
  ],
  [
    'Guard: a visitor goes to sign in, the place remembered',
    null,
    `${APP}/access-guard.tsx`,
    `${APP}/access-guard.test.tsx`,
    'redirects a signed-out visitor from %s to sign-in and remembers the page',
  ],
  [
    'Guard: the check failed',
    'Authentication Error',
    `${APP}/access-guard.tsx`,
    `${APP}/access-guard.test.tsx`,
    'shows the error when the session check fails, and retries on request',
  ],
  [
    'Guard: the role is too low, and is named',
    'Access Denied',
    `${APP}/access-guard.tsx`,
    `${APP}/access-guard.test.tsx`,
    'tells a regular user that the page is for admins only',
  ],
  [
    '/: hero, three features, three steps, way to /analyze',
    'Grade Your Ad Free',
    `${FEATURES}/home/home-page.tsx`,
    `${APP}/routes/(public)/home.test.tsx`,
    'the home page shows a visitor sign-up links, three features, and three steps',
  ],
  [
    '/: what is left of the trial stands at the top',
    null,
    `${FEATURES}/credits/credits-widget.tsx`,
    `${APP}/routes/(payment)/credits.test.tsx`,
    'shows a trial user the remaining credits at %s',
  ],
  [
    '/pricing: tabs, each with its plans',
    'Combined / Banner / Video Analysis',
    `${FEATURES}/pricing/pricing-page.tsx`,
    `${APP}/routes/(public)/pricing.test.tsx`,
    'has a tab with plans for each analysis type',
  ],
  [
    '/pricing: choosing a plan leads to /signup with it',
    null,
    `${FEATURES}/pricing/components/pricing-card.tsx`,
    `${APP}/routes/(public)/pricing.test.tsx`,
    'links a visitor to sign-up with the chosen plan',
  ],
];
