import { z } from 'zod';
import { forgotPasswordSchema, resetPasswordSchema, verifyEmailSchema } from '../accounts/access.ts';
import { SESSION_PATH, SETTINGS_PATH } from '../paths.ts';
import { thirdPartySchema } from './third-party.ts';
import { loginSchema, registrationSchema, userSchema } from '../accounts/users.ts';

/** What the browser needs to know before anyone signs in. */
export const settingsSchema = z.object({
  demoAccount: z.object({ email: z.string(), password: z.string() }).nullable(),
  /** null: no provider is configured, so no button is shown. */
  thirdParty: thirdPartySchema.nullable(),
  /**
   * The vision-language model that receives creatives during grading: all of them, or with `asksConsent` only those of
   * accounts that agreed. Omitted when no model is configured.
   */
  reader: z.object({ model: z.string(), asksConsent: z.boolean() }).optional(),
  /** The payment provider. Test mode has no key and charges no card. */
  payments: z.object({ provider: z.enum(['test', 'stripe']), publishableKey: z.string().nullable() }),
});

export type Settings = z.infer<typeof settingsSchema>;

const userResponse = z.object({ user: userSchema });
const done = z.object({ success: z.literal(true) });

/** Session state, sign-in and account recovery. */
export const ACCESS_ENDPOINTS = {
  settings: { method: 'GET', path: SETTINGS_PATH, response: settingsSchema },
  session: { method: 'GET', path: SESSION_PATH, response: userResponse },
  login: {
    method: 'POST',
    path: '/_api/auth/login_with_password',
    body: loginSchema,
    response: userResponse,
  },
  register: {
    method: 'POST',
    path: '/_api/auth/register_with_password',
    body: registrationSchema,
    response: userResponse,
  },
  logout: {
    method: 'POST',
    path: '/_api/auth/logout',
    body: z.looseObject({}),
    response: done,
  },
  /** Emails a link if the address has an account. Neither the response nor its timing reveals whether it has. */
  forgotPassword: {
    method: 'POST',
    path: '/_api/auth/forgot_password',
    body: forgotPasswordSchema,
    response: done,
  },
  /** Sets the password through an emailed link and ends every session of the account. */
  resetPassword: {
    method: 'POST',
    path: '/_api/auth/reset_password',
    body: resetPasswordSchema,
    response: done,
  },
  /** Emails a link to the signed-in user's own address. */
  sendVerification: {
    method: 'POST',
    path: '/_api/account/send_verification',
    body: z.looseObject({}),
    response: done,
  },
  verifyEmail: {
    method: 'POST',
    path: '/_api/auth/verify_email',
    body: verifyEmailSchema,
    response: done,
  },
} as const;
