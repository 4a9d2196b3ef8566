import { z } from 'zod';
import { forgotPasswordSchema, resetPasswordSchema, verifyEmailSchema } from '../accounts/access.ts';
import { SESSION_PATH, SETTINGS_PATH } from '../paths.ts';
import { thirdPartySchema } from './third-party.ts';
import { loginSchema, registrationSchema, userSchema } from '../accounts/users.ts';

/** What the browser must know before anybody signs in. */
export const settingsSchema = z.object({
  demoAccount: z.object({ email: z.string(), password: z.string() }).nullable(),
  /** null: none is set up, and no button is drawn. */
  thirdParty: thirdPartySchema.nullable(),
  /**
   * The vision-language model that pictures are sent to while they are graded, of everybody or of those who agreed; left
   * out where none is set.
   */
  reader: z.object({ model: z.string(), asksConsent: z.boolean() }).optional(),
  /** Who takes the money. The test mode has no key, and charges no card. */
  payments: z.object({ provider: z.enum(['test', 'stripe']), publishableKey: z.string().nullable() }),
});

export type Settings = z.infer<typeof settingsSchema>;

const userResponse = z.object({ user: userSchema });
const done = z.object({ success: z.literal(true) });

/** Who is signed in, and how one becomes it. */
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
  /** Mails a link to the address when it has an account. The answer and its time do not tell. */
  forgotPassword: {
    method: 'POST',
    path: '/_api/auth/forgot_password',
    body: forgotPasswordSchema,
    response: done,
  },
  /** Sets the password by a mailed link and ends every session of the account. */
  resetPassword: {
    method: 'POST',
    path: '/_api/auth/reset_password',
    body: resetPasswordSchema,
    response: done,
  },
  /** Mails a link to the signed-in person's own address. */
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
