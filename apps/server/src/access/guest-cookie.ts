import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOptions } from '../http/cookie-options.ts';

/** Apart from the session's: what a guest's token opens is one report, and nothing that an account opens. */
export const GUEST_COOKIE = 'adjudge_guest';

/** How long a report made without an account is kept, and for how long its address is let in no more. */
export const GUEST_SECONDS = 24 * 3600;

/** Somebody without an account. */
export interface Guest {
  readonly id: string;
  readonly expiresAt: Date;
}

export interface GuestTokens {
  /** The guest of a token whose day is not over; null for any other token. */
  find(token: string): Promise<Guest | null>;
  /** @returns a new token for the cookie, the only good one from then on */
  issueToken(guest: Guest): Promise<string>;
}

interface Kept {
  readonly guests: GuestTokens;
  readonly publicUrl: string;
}

export async function guestOf(request: FastifyRequest, { guests }: Kept): Promise<Guest | null> {
  const token = request.cookies[GUEST_COOKIE];
  return token === undefined ? null : guests.find(token);
}

export async function rememberGuest(
  reply: FastifyReply,
  { guests, publicUrl }: Kept,
  guest: Guest,
): Promise<void> {
  const token = await guests.issueToken(guest);
  void reply.setCookie(GUEST_COOKIE, token, { ...cookieOptions(publicUrl), maxAge: GUEST_SECONDS });
}

/** Once an account was made of the guest. */
export function forgetGuest(reply: FastifyReply, { publicUrl }: Kept): void {
  void reply.clearCookie(GUEST_COOKIE, cookieOptions(publicUrl));
}
