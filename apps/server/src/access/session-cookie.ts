import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOptions } from '../http/cookie-options.ts';
import { SESSION_COOKIE, SESSION_SECONDS, type Sessions } from './sessions.ts';

interface SessionDeps {
  readonly sessions: Sessions;
  readonly publicUrl: string;
}

/** Every sign-in gets a new token, so that a token planted in the browser beforehand is useless. */
export async function beginSession(
  { request, reply, userId }: { request: FastifyRequest; reply: FastifyReply; userId: string },
  { sessions, publicUrl }: SessionDeps,
): Promise<void> {
  const earlier = request.cookies[SESSION_COOKIE];
  if (earlier !== undefined) await sessions.end(earlier);
  const token = await sessions.begin(userId, request.headers['user-agent'] ?? null);
  setSessionCookie(reply, token, publicUrl);
}

export async function endSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { sessions, publicUrl }: SessionDeps,
): Promise<void> {
  const token = request.cookies[SESSION_COOKIE];
  if (token !== undefined) await sessions.end(token);
  void reply.clearCookie(SESSION_COOKIE, cookieOptions(publicUrl));
}

export function setSessionCookie(reply: FastifyReply, token: string, publicUrl: string): void {
  void reply.setCookie(SESSION_COOKIE, token, { ...cookieOptions(publicUrl), maxAge: SESSION_SECONDS });
}
