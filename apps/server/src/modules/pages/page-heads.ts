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
    'Upload an ad banner or a video and get an objective grade: a score, a letter, and every point explained and, where possible, marked on your ad.',
  ),
  '/pricing': open(
    'Pricing',
    'Banner and video grading packages. Pay once by card: no subscription, and they do not expire.',
  ),
  '/faq': open(
    'FAQ',
    'How ads are graded, what the score means, what packages cost, and which files are accepted.',
  ),
  '/about': open('About', 'Why we grade ads by what can be measured, and the principles we follow.'),
  '/contact': open('Contact', 'Write to the people behind the product. Support hours and addresses.'),
  '/signup': open('Sign Up', 'Create an account: 3 banner and 2 video gradings free, without a credit card.'),
  '/login': open('Log In', 'Log in to grade ads and to read your reports.'),
  '/accuracy': open(
    'How accurate it is',
    'How the grades and the measurements behind them were tested: against a vision-language model’s ratings, where people looked, and which headlines they clicked.',
  ),
  '/checks': open(
    'What is checked',
    'Every check we run on an ad: what it measures, what counts as good, how many points it is worth, and its source.',
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
  '/account': unlisted(
    'My Account',
    'Your profile, gradings, payments and sessions, and how to delete your account.',
  ),
  '/admin': unlisted(
    'Admin',
    'Accounts, public reports, messages and the queue, for those who run the product.',
  ),
  '/forgot-password': unlisted('Forgot your password?', 'Get a link by email to choose a new password.'),
  '/reset-password': unlisted('Choose a new password', 'Use the link from your email to set a new password.'),
  '/verify-email': unlisted('Verify your email', 'Use the link from your email to verify your address.'),
  '/checkout': unlisted('Checkout', 'Pay for a package of gradings, once and by card.'),
  ...Object.fromEntries(
    PLANS.map(({ name, description }) => [
      checkoutPath(name),
      unlisted(`Checkout: ${name}`, `Pay once, by card. ${description}`),
    ]),
  ),
  '/payment-status': unlisted('Payment status', 'Check the status of a payment.'),
  '/payment-success': unlisted('Your payment', 'The result of your payment.'),
  '/payment-cancel': unlisted('Payment Failed', 'Your payment did not go through, and why.'),
  '/receipt': unlisted('Receipt', 'What was bought, when, and for how much.'),
  '/compare': unlisted('Compare', 'Two to four graded ads side by side.'),
  '/bulk': unlisted('Bulk Analysis', 'Grade many creatives at once and download all results in one file.'),
  '/s3-test': unlisted('Upload test', 'Test each step of uploading a large video.'),
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
