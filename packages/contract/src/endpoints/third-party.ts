import { z } from 'zod';
import { THIRD_PARTY_TEXTS } from '../texts/third-party.ts';
import { userSchema } from '../accounts/users.ts';

/** A sign-in provider. `id` is its name in `OAUTH_AUTHORIZE_PATH?provider=`. */
export const thirdPartySchema = z.object({ id: z.string(), name: z.string() });
export type ThirdParty = z.infer<typeof thirdPartySchema>;

export const oauthAuthorizeQuery = z.object({ provider: z.string().max(100).default('') });

export const OAUTH_ERROR_CODES = [
  'account_linking_required',
  'access_denied',
  'account_suspended',
  'authentication_failed',
  'email_missing',
  'provider_unavailable',
  'sign_in_expired',
  'too_many_requests',
] as const;
export type OAuthErrorCode = (typeof OAUTH_ERROR_CODES)[number];

/** What the popup posts to its opener window. */
export const popupMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('OAUTH_TOKEN_SUCCESS'), token: z.string().min(1) }),
  z.object({
    type: z.literal('OAUTH_ERROR'),
    error: z.object({
      code: z.string(),
      message: z.string().default(''),
      /** For debugging: the email address involved, and the provider's own error. */
      details: z.record(z.string(), z.string()).nullable().default(null),
    }),
  }),
]);
export type PopupMessage = z.infer<typeof popupMessageSchema>;

const tokenRequired = { error: THIRD_PARTY_TEXTS.tokenRequired };

/** The last step of a third-party sign-in. */
export const THIRD_PARTY_ENDPOINTS = {
  establishSession: {
    method: 'POST',
    path: '/_api/auth/establish_session',
    body: z.object({ tempToken: z.string(tokenRequired).min(1, tokenRequired).max(200) }, tokenRequired),
    response: z.object({ user: userSchema }),
  },
} as const;
