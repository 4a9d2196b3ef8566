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
    'searches answers as well as questions, whatever their case, and keeps it in the address',
  ],
  [
    '/faq: one question open at a time',
    null,
    `${FEATURES}/faq/faq-page.tsx`,
    `${APP}/routes/(public)/faq.test.tsx`,
    'has one question open at a time',
  ],
  [
    '/faq: nothing found',
    'No results found',
    `${FEATURES}/faq/faq-page.tsx`,
    `${APP}/routes/(public)/faq.test.tsx`,
    'says that nothing was found, and leads back to all',
  ],
  [
    '/about: mission and four values',
    null,
    `${FEATURES}/about/about-page.tsx`,
    `${APP}/routes/(public)/company.test.tsx`,
    'has the mission and four core values',
  ],
  [
    '/contact: form and facts',
    'Monday to Friday 9:00 AM to 5:00 PM EST',
    `${FEATURES}/contact/contact-page.tsx`,
    `${APP}/routes/(public)/contact.test.tsx`,
    'tells the hours and the address of support',
  ],
  [
    '/contact: success view',
    'Send Another Message',
    `${FEATURES}/contact/components/message-sent.tsx`,
    `${APP}/routes/(public)/contact.test.tsx`,
    'sends what was typed, says so, and takes another message',
  ],
];
