import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOptions } from '../http/cookie-options.ts';

/** Separate from the session cookie: a guest's token opens one report and nothing that needs an account. */
export const GUEST_COOKIE = 'adjudge_guest';

/** How long a guest's report is kept, and how long their network address cannot get another one. */
export const GUEST_SECONDS = 24 * 3600;

/** A visitor without an account. */
export interface Guest {
  readonly id: string;
  readonly expiresAt: Date;
}

export interface GuestTokens {
  /** Returns the guest for this token; null when the token is unknown or its day is over. */
  find(token: string): Promise<Guest | null>;
  /** @returns a new token for the cookie; earlier tokens stop working */
  issueToken(guest: Guest): Promise<string>;
}

interface GuestCookieDeps {
  readonly guests: GuestTokens;
  readonly publicUrl: string;
}

export async function guestOf(request: FastifyRequest, { guests }: GuestCookieDeps): Promise<Guest | null> {
  const token = request.cookies[GUEST_COOKIE];
  return token === undefined ? null : guests.find(token);
}

export async function setGuestCookie(
  reply: FastifyReply,
  { guests, publicUrl }: GuestCookieDeps,
  guest: Guest,
): Promise<void> {
  const token = await guests.issueToken(guest);
  void reply.setCookie(GUEST_COOKIE, token, { ...cookieOptions(publicUrl), maxAge: GUEST_SECONDS });
}

/** Call once the guest has become an account. */
export function clearGuestCookie(reply: FastifyReply, { publicUrl }: GuestCookieDeps): void {
  void reply.clearCookie(GUEST_COOKIE, cookieOptions(publicUrl));
}
