import { z } from 'zod';
import { SESSION_PATH } from '../session-path.ts';
import { loginSchema, registrationSchema, userSchema } from '../users.ts';

/** What the browser must know before anybody signs in. */
export const settingsSchema = z.object({
  demoAccount: z.object({ email: z.string(), password: z.string() }).nullable(),
});

const userResponse = z.object({ user: userSchema });

/** Who is signed in, and how one becomes it. */
export const ACCESS_ENDPOINTS = {
  settings: { method: 'GET', path: '/_api/settings', response: settingsSchema },
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
    response: z.object({ success: z.literal(true) }),
  },
} as const;
