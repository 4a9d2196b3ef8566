import { TEXTS } from '@adjudge/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Account, SESSION_COOKIE, SESSION_SECONDS, type Sessions } from '../accounts/sessions.ts';
import type { App, Deps } from '../deps.ts';
import { Refusal } from '../errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in; null before a hook of this file ran, and for a visitor. */
    account: Account | null;
  }
}

export function registerAccounts(app: App): void {
  app.decorateRequest('account', null);
}

/** Hook: finds out who asks; a visitor may go on. */
export function maybeSignedIn({ sessions, publicUrl }: Deps) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const token = request.cookies[SESSION_COOKIE];
    if (token === undefined) return;
    const open = await sessions.find(token);
    if (open?.prolonged) setSessionCookie(reply, token, publicUrl);
    request.account = open?.account ?? null;
  };
}

/** Hook: refuses a visitor. */
export function signedIn(deps: Deps) {
  const find = maybeSignedIn(deps);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    await find(request, reply);
    accountOf(request);
  };
}

/** @throws Refusal 'not-authenticated' */
export function accountOf(request: FastifyRequest): Account {
  if (request.account === null) throw new Refusal('not-authenticated', TEXTS.notAuthenticated);
  return request.account;
}

/** A sign-in always gets a new token, so that one planted in the browser before is worth nothing. */
export async function beginSession(
  { request, reply, userId }: { request: FastifyRequest; reply: FastifyReply; userId: string },
  { sessions, publicUrl }: { sessions: Sessions; publicUrl: string },
): Promise<void> {
  const earlier = request.cookies[SESSION_COOKIE];
  if (earlier !== undefined) await sessions.end(earlier);
  setSessionCookie(reply, await sessions.begin(userId), publicUrl);
}

export async function endSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { sessions, publicUrl }: Deps,
): Promise<void> {
  const token = request.cookies[SESSION_COOKIE];
  if (token !== undefined) await sessions.end(token);
  void reply.clearCookie(SESSION_COOKIE, cookieOptions(publicUrl));
}

function setSessionCookie(reply: FastifyReply, token: string, publicUrl: string): void {
  void reply.setCookie(SESSION_COOKIE, token, { ...cookieOptions(publicUrl), maxAge: SESSION_SECONDS });
}

const cookieOptions = (publicUrl: string) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: publicUrl.startsWith('https:') }) as const;
