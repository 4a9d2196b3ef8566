import { z } from 'zod';
import {
  adminUserSchema,
  adminUsersSchema,
  auditLogSchema,
  giveCreditsBodySchema,
  markHandledBodySchema,
  messagesQuerySchema,
  messagesSchema,
  moderateBodySchema,
  pageQuerySchema,
  publicReportsSchema,
  queueStateSchema,
  searchQuerySchema,
  secondFactorCodeSchema,
  secondFactorSchema,
  setStatusBodySchema,
} from '../accounts/admin.ts';

const success = z.object({ success: z.literal(true) });

/** For users with the admin role only. */
export const ADMIN_ENDPOINTS = {
  /** The four second-factor calls also work for admins who have not passed the second factor yet. */
  secondFactor: { method: 'GET', path: '/_api/admin/second-factor', response: secondFactorSchema },
  beginSecondFactor: {
    method: 'POST',
    path: '/_api/admin/second-factor/begin',
    body: z.looseObject({}),
    response: z.object({ uri: z.string(), secret: z.string() }),
  },
  confirmSecondFactor: {
    method: 'POST',
    path: '/_api/admin/second-factor/confirm',
    body: secondFactorCodeSchema,
    response: z.object({ recoveryCodes: z.array(z.string()) }),
  },
  proveSecondFactor: {
    method: 'POST',
    path: '/_api/admin/second-factor/prove',
    body: secondFactorCodeSchema,
    response: success,
  },
  adminUsers: {
    method: 'GET',
    path: '/_api/admin/users',
    query: searchQuerySchema,
    response: adminUsersSchema,
  },
  /** Suspending ends the account's sessions and hides its public reports until it is active again. */
  setUserStatus: {
    method: 'POST',
    path: '/_api/admin/users/status',
    body: setStatusBodySchema,
    response: success,
  },
  giveCredits: {
    method: 'POST',
    path: '/_api/admin/users/credits',
    body: giveCreditsBodySchema,
    response: z.object({ credits: adminUserSchema.shape.credits }),
  },
  publicReports: {
    method: 'GET',
    path: '/_api/admin/public-reports',
    query: searchQuerySchema,
    response: publicReportsSchema,
  },
  makePrivate: {
    method: 'POST',
    path: '/_api/admin/analysis/make-private',
    body: moderateBodySchema,
    response: success,
  },
  removeAnalysis: {
    method: 'POST',
    path: '/_api/admin/analysis/delete',
    body: moderateBodySchema,
    response: success,
  },
  contactMessages: {
    method: 'GET',
    path: '/_api/admin/messages',
    query: messagesQuerySchema,
    response: messagesSchema,
  },
  markHandled: {
    method: 'POST',
    path: '/_api/admin/messages/handled',
    body: markHandledBodySchema,
    response: success,
  },
  queueState: { method: 'GET', path: '/_api/admin/queue', response: queueStateSchema },
  auditLog: {
    method: 'GET',
    path: '/_api/admin/audit-log',
    query: pageQuerySchema,
    response: auditLogSchema,
  },
} as const;
