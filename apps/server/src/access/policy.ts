import { ADMIN_TEXTS, TEXTS } from '@adjudge/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type OpenSession, SESSION_COOKIE } from './sessions.ts';
import { setSessionCookie } from './session-cookie.ts';
import type { Account } from './account.ts';
import { isSuspended, assertNotSuspended } from './suspended.ts';
import type { App } from '../http/app.ts';
import { limitPer } from '../http/limiter.ts';
import type { Counted } from '../http/shared-counts.ts';
import type { AccessDeps } from './deps.ts';
import { ApiError } from '../errors/api-error.ts';
import { guestOf } from './guest-cookie.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in account; null for a visitor, and before a hook of this file has run. */
    account: Account | null;
    /** The session that identified `account`. */
    openSession: Omit<OpenSession, 'account'> | null;
    /** A visitor without an account who had a banner graded; null before `identifyViewer` has run. */
    guestId: string | null;
  }
}

export function registerAccounts(app: App): void {
  app.decorateRequest('account', null);
  app.decorateRequest('openSession', null);
  app.decorateRequest('guestId', null);
}

/** Hook: identifies the caller. Visitors pass, and a suspended account passes as a visitor. */
export function identifyAccount(deps: AccessDeps) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const open = await findSession(request, reply, deps);
    setCaller(request, open && !isSuspended(open.account) ? open : null);
  };
}

/** Hook for routes that guests may read too: identifies the account and the guest, and lets everyone pass. */
export function identifyViewer(deps: AccessDeps) {
  const find = identifyAccount(deps);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    await find(request, reply);
    request.guestId = (await guestOf(request, deps))?.id ?? null;
  };
}

/** Hook: rejects visitors, and suspended accounts with the reason. */
export function requireSignIn(deps: AccessDeps) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const open = await findSession(request, reply, deps);
    if (open) assertNotSuspended(open.account);
    setCaller(request, open);
    accountOf(request);
  };
}

function setCaller(request: FastifyRequest, open: OpenSession | null): void {
  request.account = open?.account ?? null;
  request.openSession = open;
}

async function findSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { sessions, publicUrl }: AccessDeps,
): Promise<OpenSession | null> {
  const token = request.cookies[SESSION_COOKIE];
  if (token === undefined) return null;
  const open = await sessions.find(token);
  if (open?.prolonged) setSessionCookie(reply, token, publicUrl);
  return open;
}

/** Hook: rejects everyone except an admin who has passed the second factor. */
export function requireAdmin(deps: AccessDeps) {
  const find = requireSignIn(deps);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    await find(request, reply);
    if (accountOf(request).role === 'admin') return;
    if (sessionOf(request).role === 'admin')
      throw new ApiError('second-factor', ADMIN_TEXTS.secondFactorNeeded);
    throw new ApiError('denied', ADMIN_TEXTS.denied);
  };
}

/** @throws ApiError 'not-authenticated' */
export function accountOf(request: FastifyRequest): Account {
  if (request.account === null) throw new ApiError('not-authenticated', TEXTS.notAuthenticated);
  return request.account;
}

/** The account as its owner sees it: with its role after the second factor. @throws ApiError 'not-authenticated' */
export const ownAccount = (request: FastifyRequest): Account => ({
  ...accountOf(request),
  role: sessionOf(request).role,
});

/** @throws ApiError 'not-authenticated' */
export function sessionOf(request: FastifyRequest): Omit<OpenSession, 'account'> {
  if (request.openSession === null) throw new ApiError('not-authenticated', TEXTS.notAuthenticated);
  return request.openSession;
}

export const limitPerAccount = (deps: AccessDeps, counted: Counted) =>
  limitPer((request) => accountOf(request).id, deps, counted);
