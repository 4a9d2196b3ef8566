import { ACCESS_ENDPOINTS } from './endpoints/access.ts';
import { ACCOUNT_ENDPOINTS } from './endpoints/account.ts';
import { ADMIN_ENDPOINTS } from './endpoints/admin.ts';
import { ANALYSIS_ENDPOINTS } from './endpoints/analyses.ts';
import { BULK_ENDPOINTS } from './endpoints/bulk.ts';
import { CAMPAIGN_ENDPOINTS } from './endpoints/campaigns.ts';
import { CONTACT_ENDPOINTS } from './endpoints/contact.ts';
import { EXPORT_ENDPOINTS } from './endpoints/exports.ts';
import { FIRST_LOOK_ENDPOINTS } from './endpoints/first-look.ts';
import { PAYMENTS_ENDPOINTS } from './endpoints/payments.ts';
import { THIRD_PARTY_ENDPOINTS } from './endpoints/third-party.ts';
import { SHARING_ENDPOINTS } from './endpoints/sharing.ts';
import { FIRST_LOOK_PAGE } from './paths.ts';
import { PLANS, checkoutPath } from './payments/plans.ts';

/**
 * One row per JSON call: the server registers these rows and the browser calls them. `multipart` rows take a form;
 * `file` rows return a file.
 */
export const ENDPOINTS = {
  ...ACCESS_ENDPOINTS,
  ...THIRD_PARTY_ENDPOINTS,
  ...ANALYSIS_ENDPOINTS,
  ...FIRST_LOOK_ENDPOINTS,
  ...EXPORT_ENDPOINTS,
  ...BULK_ENDPOINTS,
  ...CAMPAIGN_ENDPOINTS,
  ...ACCOUNT_ENDPOINTS,
  ...PAYMENTS_ENDPOINTS,
  ...ADMIN_ENDPOINTS,
  ...CONTACT_ENDPOINTS,
  ...SHARING_ENDPOINTS,
} as const;
export type EndpointName = keyof typeof ENDPOINTS;

/** Where the embedded store accepts its signed upload forms. */
export const UPLOAD_FORM_PATH = '/_api/video-upload/form';

/** The request that the browser makes for a report, exactly as the browser writes it. */
export const reportPath = (analysisId: string): string =>
  `${ENDPOINTS.getAnalysis.path}?analysisId=${encodeURIComponent(analysisId)}`;

/** The creative's file; `?size=thumb` gives its thumbnail. Private unless the analysis is public. */
export const creativeFilePath = (analysisId: string): string => `/_api/analysis/creative/${analysisId}`;

/** A picture from the analysis' what-if result, by the name given there. Readable by anyone who may read the creative. */
export const whatIfPicturePath = (analysisId: string, name: string): string =>
  `${creativeFilePath(analysisId)}/what-if/${name}`;

/** The report page for its owner. */
export const resultsPath = (analysisId: string): string => `/results?id=${analysisId}`;

/** Paths that the browser app renders. Any other page path gets the not-found page with status 404. */
export const APP_ROUTES: readonly string[] = [
  '/',
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/analyze',
  '/results',
  FIRST_LOOK_PAGE,
  '/dashboard',
  '/compare',
  '/bulk',
  '/account',
  '/accuracy',
  '/checks',
  '/s3-test',
  '/faq',
  '/about',
  '/contact',
  '/privacy-policy',
  '/terms-and-conditions',
  '/refund-and-cancellation',
  '/pricing',
  '/checkout',
  ...PLANS.map(({ name }) => checkoutPath(name)),
  '/payment-status',
  '/payment-success',
  '/payment-cancel',
  '/receipt',
  '/admin',
];
