import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { GUEST_SECONDS, type Guest } from '../modules/guests/guests.ts';
import { cookieOptions } from '../http/cookie-options.ts';

/** Apart from the session's: what a guest's token opens is one report, and nothing that an account opens. */
export const GUEST_COOKIE = 'adjudge_guest';

type Kept = Pick<Deps, 'guests' | 'publicUrl'>;

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
