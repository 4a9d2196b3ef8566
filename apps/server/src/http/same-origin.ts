import { TEXTS } from '@adjudge/contract';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Rejects state changes requested by another site. Browsers send `Origin` with every POST. A request with neither
 * `Origin` nor `Sec-Fetch-Site` comes from a program, which does not carry a user's cookies by accident.
 */
export function sameOriginOnly(publicUrl: string): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    if (SAFE_METHODS.has(request.method)) return;
    const { origin } = request.headers;
    const site = request.headers['sec-fetch-site'];
    const foreign =
      origin === undefined ? site !== undefined && !isOwn(site) : !isOwnOrigin(origin, publicUrl);
    if (foreign) throw new ApiError('bad-origin', TEXTS.badOrigin);
  };
}

const isOwn = (site: string | string[]): boolean => site === 'same-origin' || site === 'none';

function isOwnOrigin(origin: string, publicUrl: string): boolean {
  if (origin === publicUrl) return true;
  if (!URL.canParse(origin)) return false;
  const [theirs, ours] = [new URL(origin), new URL(publicUrl)];
  // On a local machine the same server is reachable as localhost and as 127.0.0.1.
  const local = LOOPBACK.has(theirs.hostname) && LOOPBACK.has(ours.hostname);
  return local && theirs.port === ours.port && theirs.protocol === ours.protocol;
}
