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
      '%s shows its date and a working table of contents',
    ],
    [
      '/s3-test: limits, result, processing, begin anew',
      'Upload Another File',
      `${FEATURES}/analyze/upload-test-page.tsx`,
      `${APP}/routes/(grading)/upload-test.test.tsx`,
      'tracks a large file through upload and grading, then resets',
    ],
    [
      'Any other path',
      'Oops! Page not found.',
      `${FEATURES}/not-found/not-found-page.tsx`,
      `${APP}/shell.test.tsx`,
      'shows a not-found page with working links',
    ],
    [
      '/register and /support lead to the pages they mean',
      null,
      `${APP}/redirect-alias.ts`,
      `${APP}/routes/(public)/contact.test.tsx`,
      '%s redirects to %s',
    ],
  ],
};
