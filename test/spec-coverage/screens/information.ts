import type { SpecLine } from '../spec-line.ts';

const APP = 'apps/web/src/app';
const FEATURES = 'apps/web/src/features';

/** FAQ, about and contact. */
export const INFORMATION: readonly SpecLine[] = [
  [
    '/faq: categories, search in questions and answers',
    null,
    `${FEATURES}/faq/faq-page.tsx`,
    `${APP}/routes/(public)/faq.test.tsx`,
    'searches questions and answers, ignoring case, and keeps the search in the URL',
  ],
  [
    '/faq: one question open at a time',
    null,
    `${FEATURES}/faq/faq-page.tsx`,
    `${APP}/routes/(public)/faq.test.tsx`,
    'keeps only one question open at a time',
  ],
  [
    '/faq: nothing found',
    'No results found',
    `${FEATURES}/faq/faq-page.tsx`,
    `${APP}/routes/(public)/faq.test.tsx`,
    'shows an empty result and clears the search',
  ],
  [
    '/about: mission and four values',
    null,
    `${FEATURES}/about/about-page.tsx`,
    `${APP}/routes/(public)/company.test.tsx`,
    'shows the mission and four core values',
  ],
  [
    '/contact: form and facts',
    'Monday to Friday 9:00 AM to 5:00 PM EST',
    `${FEATURES}/contact/contact-page.tsx`,
    `${APP}/routes/(public)/contact.test.tsx`,
    'shows the support hours and address',
  ],
  [
    '/contact: success view',
    'Send Another Message',
    `${FEATURES}/contact/components/message-sent.tsx`,
    `${APP}/routes/(public)/contact.test.tsx`,
    'sends the message, confirms it, and offers to send another',
  ],
];
