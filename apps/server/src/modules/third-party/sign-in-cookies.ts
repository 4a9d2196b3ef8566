import { ENDPOINTS, OAUTH_CALLBACK_PATH } from '@adjudge/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HANDOVER_SECONDS } from './handovers.ts';
import { ATTEMPT_SECONDS } from './sealed-attempts.ts';

interface ShortCookie {
  readonly name: string;
  /** The only endpoint that receives it. */
  readonly path: string;
  readonly maxAge: number;
}

/** The attempt in progress. Lax, because the provider's site sends the browser back with it. */
export const ATTEMPT_COOKIE: ShortCookie = {
  name: 'adjudge_attempt',
  path: OAUTH_CALLBACK_PATH,
  maxAge: ATTEMPT_SECONDS,
};

/** The browser's half of a handover. */
export const HANDOVER_COOKIE: ShortCookie = {
  name: 'adjudge_handover',
  path: ENDPOINTS.establishSession.path,
  maxAge: HANDOVER_SECONDS,
};

export const readCookie = (request: FastifyRequest, { name }: ShortCookie): string =>
  request.cookies[name] ?? '';

export function setCookie(
  reply: FastifyReply,
  { name, path, maxAge }: ShortCookie,
  { value, publicUrl }: { value: string; publicUrl: string },
): void {
  void reply.setCookie(name, value, { ...optionsOf(path, publicUrl), maxAge });
}

export function clearCookie(reply: FastifyReply, { name, path }: ShortCookie, publicUrl: string): void {
  void reply.clearCookie(name, optionsOf(path, publicUrl));
}

const optionsOf = (path: string, publicUrl: string) =>
  ({ path, httpOnly: true, sameSite: 'lax', secure: publicUrl.startsWith('https:') }) as const;
