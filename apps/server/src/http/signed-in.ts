import { TEXTS } from '@adjudge/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Account, SESSION_COOKIE, SESSION_SECONDS, type Sessions } from '../accounts/sessions.ts';
import { isSuspended, refuseSuspended } from '../accounts/standing.ts';
import type { App, Deps } from '../deps.ts';
import { Refusal } from '../errors.ts';
import { cookieOptions } from './cookie-options.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in; null before a hook of this file ran, and for a visitor. */
    account: Account | null;
  }
}

export function registerAccounts(app: App): void {
  app.decorateRequest('account', null);
}

/** Hook: finds out who asks; a visitor may go on, and so may a suspended person, as a visitor. */
export function maybeSignedIn(deps: Deps) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const account = await findAccount(request, reply, deps);
    request.account = account && !isSuspended(account) ? account : null;
  };
}

/** Hook: refuses a visitor, and a suspended person with the reason. */
export function signedIn(deps: Deps) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const account = await findAccount(request, reply, deps);
    if (account) refuseSuspended(account);
    request.account = account;
    accountOf(request);
  };
}

async function findAccount(
  request: FastifyRequest,
  reply: FastifyReply,
  { sessions, publicUrl }: Deps,
): Promise<Account | null> {
  const token = request.cookies[SESSION_COOKIE];
  if (token === undefined) return null;
  const open = await sessions.find(token);
  if (open?.prolonged) setSessionCookie(reply, token, publicUrl);
  return open?.account ?? null;
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
