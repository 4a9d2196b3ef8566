import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Anyone with the token may read; without a token, only this machine. */
export function mayReadMetrics({ headers, socket }: FastifyRequest, token: string | null): boolean {
  if (token !== null) return isSame(headers.authorization ?? '', `Bearer ${token}`);
  // A proxy on this machine also has a loopback address, but what it forwards comes from elsewhere.
  const passedOn = headers['x-forwarded-for'] ?? headers['forwarded'] ?? headers['via'];
  return passedOn === undefined && LOOPBACK.has(socket.remoteAddress ?? '');
}

const isSame = (given: string, expected: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
};
