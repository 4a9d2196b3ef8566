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
    'offers a visitor Home, Analyze, Pricing and FAQ, and a way in',
  ],
  [
    'Header: FAQ among the links',
    'FAQ',
    `${FEATURES}/shell/site-header.tsx`,
    `${APP}/shell.test.tsx`,
    'offers a visitor Home, Analyze, Pricing and FAQ, and a way in',
  ],
  [
    'Avatar menu of signed-in people',
    'My Account',
    `${FEATURES}/shell/user-menu.tsx`,
    `${APP}/shell.test.tsx`,
    'offers signed-in people their dashboard and an account menu',
  ],
  [
    'Logging out goes home',
    'Log out',
    `${FEATURES}/shell/use-logout.ts`,
    `${APP}/shell.test.tsx`,
    'logs out: home, forgotten here, told to the server, asked again',
  ],
  [
    'Mobile menu opens, closes and locks the page',
    null,
    `${FEATURES}/shell/mobile-menu.tsx`,
    `${APP}/shell.test.tsx`,
    'opens the mobile menu, and closes it on the way to a page',
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
    'says that it is checking while nobody knows',
  ],
  [
    'Guard: a visitor goes to sign in, the place remembered',
    null,
    `${APP}/access-guard.tsx`,
    `${APP}/access-guard.test.tsx`,
    'sends a visitor of %s to sign in and remembers the place',
  ],
  [
    'Guard: the check failed',
    'Authentication Error',
    `${APP}/access-guard.tsx`,
    `${APP}/access-guard.test.tsx`,
    'says what failed when the check failed, and checks again',
  ],
  [
    'Guard: the role is too low, and is named',
    'Access Denied',
    `${APP}/access-guard.tsx`,
    `${APP}/access-guard.test.tsx`,
    'tells a user that the page is for admins',
  ],
  [
    '/: hero, three features, three steps, way to /analyze',
    'Grade Your Ad Free',
    `${FEATURES}/home/home-page.tsx`,
    `${APP}/routes/(public)/home.test.tsx`,
    'the home page leads a visitor to sign up, with three features and three steps',
  ],
  [
    '/: what is left of the trial stands at the top',
    null,
    `${FEATURES}/credits/credits-widget.tsx`,
    `${APP}/routes/(payment)/credits.test.tsx`,
    'tells somebody on the trial at %s what is left of it',
  ],
  [
    '/pricing: tabs, each with its plans',
    'Combined / Banner / Video Analysis',
    `${FEATURES}/pricing/pricing-page.tsx`,
    `${APP}/routes/(public)/pricing.test.tsx`,
    'has a tab for each kind of analysis, each with its plans',
  ],
  [
    '/pricing: choosing a plan leads to /signup with it',
    null,
    `${FEATURES}/pricing/components/pricing-card.tsx`,
    `${APP}/routes/(public)/pricing.test.tsx`,
    'sends a visitor to sign up with the plan they chose',
  ],
];
