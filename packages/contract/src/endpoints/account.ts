import { z } from 'zod';
import {
  accountDetailsSchema,
  changePasswordSchema,
  creditEntrySchema,
  creditQuerySchema,
  deleteAccountSchema,
  openSessionSchema,
  profileSchema,
} from '../accounts/account.ts';
import { reportBrandSchema, saveReportBrandSchema } from '../report-brand.ts';

const readerConsentSchema = z.object({ agrees: z.boolean() });
const done = z.object({ success: z.literal(true) });

/** An account, as managed by its owner. */
export const ACCOUNT_ENDPOINTS = {
  accountDetails: { method: 'GET', path: '/_api/account/details', response: accountDetailsSchema },
  updateProfile: {
    method: 'POST',
    path: '/_api/account/profile',
    body: profileSchema,
    response: z.object({ user: z.object({ displayName: z.string(), avatarUrl: z.string().nullable() }) }),
  },
  /** Ends all other sessions and renews the caller's. Sets a password if the account has none. */
  changePassword: {
    method: 'POST',
    path: '/_api/account/change-password',
    body: changePasswordSchema,
    response: done,
  },
  deleteAccount: {
    method: 'POST',
    path: '/_api/account/delete',
    body: deleteAccountSchema,
    response: done,
  },
  listSessions: {
    method: 'GET',
    path: '/_api/account/sessions',
    response: z.object({ sessions: z.array(openSessionSchema) }),
  },
  endSession: {
    method: 'POST',
    path: '/_api/account/end_session',
    body: z.object({ sessionId: z.uuid() }),
    response: done,
  },
  endOtherSessions: {
    method: 'POST',
    path: '/_api/account/end_other_sessions',
    body: z.looseObject({}),
    response: done,
  },
  /** Every change of the balance, newest first. */
  listCredits: {
    method: 'GET',
    path: '/_api/account/credits',
    query: creditQuerySchema,
    response: z.object({ entries: z.array(creditEntrySchema), totalCount: z.int().nonnegative() }),
  },
  /** The account's own logo and color on its PDF reports. */
  reportBrand: { method: 'GET', path: '/_api/account/report_brand', response: reportBrandSchema },
  /** Only paid accounts may set a brand; any account may remove it. */
  saveReportBrand: {
    method: 'POST',
    path: '/_api/account/save_report_brand',
    body: saveReportBrandSchema,
    response: reportBrandSchema,
  },
  /** Whether the account agrees that its creatives are sent to the configured vision-language model. */
  readerConsent: { method: 'GET', path: '/_api/account/reader_consent', response: readerConsentSchema },
  saveReaderConsent: {
    method: 'POST',
    path: '/_api/account/save_reader_consent',
    body: readerConsentSchema,
    response: readerConsentSchema,
  },
} as const;

/** Everything stored about an account, as a ZIP download. */
export const ACCOUNT_DATA_PATH = '/_api/account/data';
