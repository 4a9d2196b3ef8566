import { ACCOUNT } from './screens/account.ts';
import { CHECKOUT } from './screens/checkout.ts';
import { FRAME } from './screens/frame.ts';
import { INFORMATION } from './screens/information.ts';
import type { SpecSection } from './spec-line.ts';

const APP = 'apps/web/src/app';
const FEATURES = 'apps/web/src/features';

export const SCREENS: SpecSection = {
  title: 'Section 2: layout and routes',
  lines: [
    ...FRAME,
    ...ACCOUNT,
    ...INFORMATION,
    ...CHECKOUT,
    [
      '/privacy-policy, /terms-and-conditions, /refund-and-cancellation',
      'Last Updated',
      `${FEATURES}/legal/terms-page.tsx`,
      `${APP}/routes/(public)/company.test.tsx`,
      '%s has its date, and sections that its list leads to',
    ],
    [
      '/s3-test: limits, result, processing, begin anew',
      'Upload Another File',
      `${FEATURES}/analyze/upload-test-page.tsx`,
      `${APP}/routes/(grading)/upload-test.test.tsx`,
      'follows a large file into the store and through the grading, and begins anew',
    ],
    [
      'Any other path',
      'Oops! Page not found.',
      `${FEATURES}/not-found/not-found-page.tsx`,
      `${APP}/shell.test.tsx`,
      'has a page for what is not there, with links that lead somewhere',
    ],
    [
      '/register and /support lead to the pages they mean',
      null,
      `${APP}/redirect-alias.ts`,
      `${APP}/routes/(public)/contact.test.tsx`,
      '%s leads to %s',
    ],
  ],
};
