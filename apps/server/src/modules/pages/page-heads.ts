import { APP_ROUTES, PLANS, checkPath, checkoutPath } from '@adjudge/contract';
import { CHECKS } from '@adjudge/engine/checks';
import type { PageHead } from './page-head.ts';

const open = (title: string | null, description: string): PageHead => ({ title, description, listed: true });
/** For pages that concern one user, or that no one searches for. */
const unlisted = (title: string | null, description: string): PageHead => ({
  title,
  description,
  listed: false,
});

/** Titles match those that the page itself sets once it is rendered. */
const HEADS: Readonly<Record<string, PageHead>> = {
  '/': open(
    null,
    'Upload an ad banner or a video and get an objective grade: a score, a letter, and every point explained, on the creative where it has a place.',
  ),
  '/pricing': open(
    'Pricing',
    'Packages of banner and video gradings, bought once by card. They do not expire, and there is no subscription.',
  ),
  '/faq': open(
    'FAQ',
    'How ads are graded, what the score means, what packages cost, and which files are accepted.',
  ),
  '/about': open('About', 'Why ads are graded here by what can be measured, and what we hold to.'),
  '/contact': open('Contact', 'Write to the people behind the product. Support hours and addresses.'),
  '/signup': open(
    'Sign Up',
    'Create an account: 3 banner and 2 video gradings free, no credit card, instant access.',
  ),
  '/login': open('Log In', 'Log in to grade ads and to read your reports.'),
  '/accuracy': open(
    'How accurate it is',
    'What was measured about the grades themselves: against people, against tests of headlines, and over real ads.',
  ),
  '/checks': open(
    'What is checked',
    'Every check an ad goes through: what it measures, what is good, what it counts, and where that comes from.',
  ),
  '/privacy-policy': open(
    'Privacy Policy',
    'What is kept about you and your creatives, for how long, and why.',
  ),
  '/terms-and-conditions': open('Terms and Conditions', 'The terms under which ads are graded here.'),
  '/refund-and-cancellation': open(
    'Refund and Cancellation',
    'When a package can be refunded, and how to ask for it.',
  ),
  '/analyze': unlisted('Analyze', 'Upload a creative, with or without its copy, and have it graded.'),
  '/results': unlisted('Analysis Results', 'The report of a graded creative.'),
  '/first-look': unlisted(
    'Your first report',
    'The report of a banner graded without an account, kept for a day.',
  ),
  '/dashboard': unlisted('Dashboard', 'The ads you have graded.'),
  '/account': unlisted('My Account', 'Your details, gradings, payments, sessions, and the way out.'),
  '/admin': unlisted(
    'Admin',
    'Accounts, public reports, messages and the queue, for those who run the product.',
  ),
  '/forgot-password': unlisted(
    'Forgot your password?',
    'Have a link mailed that replaces a forgotten password.',
  ),
  '/reset-password': unlisted('Choose a new password', 'Where the mailed link for a new password leads.'),
  '/verify-email': unlisted('Verify your email', 'Where the mailed link that proves an address leads.'),
  '/checkout': unlisted('Checkout', 'Pay for a package of gradings, once and by card.'),
  ...Object.fromEntries(
    PLANS.map(({ name, description }) => [
      checkoutPath(name),
      unlisted(`Checkout: ${name}`, `Pay once, by card. ${description}`),
    ]),
  ),
  '/payment-status': unlisted('Payment status', 'Looks up what became of a payment.'),
  '/payment-success': unlisted('Your payment', 'What became of a payment that was made.'),
  '/payment-cancel': unlisted('Payment Failed', 'The payment was not made, and why.'),
  '/receipt': unlisted('Receipt', 'What was bought, when, and for how much.'),
  '/compare': unlisted('Compare', 'Two to four graded ads side by side.'),
  '/bulk': unlisted('Bulk Analysis', 'Many creatives graded in one go, with one file of results.'),
  '/s3-test': unlisted('Upload test', 'Every step of the way that a large video takes.'),
};

export const NOT_FOUND_HEAD = unlisted('Page not found', 'There’s nothing at this address.');

/** Pages whose head is the same for everyone, by path. */
export const pageHeads: ReadonlyMap<string, PageHead> = new Map([
  ...APP_ROUTES.map((path) => [path, HEADS[path] ?? unlisted(null, HEADS['/']!.description)] as const),
  ...CHECKS.flatMap(({ checks }) =>
    checks.map(
      ({ id, name, good, reason }) => [checkPath(id), open(name, `Good: ${good}. ${reason}`)] as const,
    ),
  ),
]);
