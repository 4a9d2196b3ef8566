import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Infrastructure } from './deps.ts';
import type { RateLimit } from './rate-limits.ts';

export interface Limiter {
  /** Counts one request. @throws ApiError 'too-many-requests' above the limit */
  count(request: FastifyRequest): Promise<void>;
}

interface Counted {
  readonly purpose: string;
  readonly limit: RateLimit;
  readonly key: (request: FastifyRequest) => string;
  /** Error message above the limit. */
  readonly text?: string;
}

/** Counts for one purpose, across all routes that use it. `key` decides whose attempts are counted together. */
export function limiter({ counts }: Pick<Infrastructure, 'counts'>, { key, ...counted }: Counted): Limiter {
  const count = counts.of(counted);
  return { count: (request) => count.consume(key(request)) };
}

/** A household or office has a whole /64 of IPv6, so all of it counts as one address. */
const HOUSEHOLD_BITS = 64;

export function addressOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  // A proxy may pass on an address that the caller made up.
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${HOUSEHOLD_BITS}`).toString();
}
