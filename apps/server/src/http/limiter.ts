import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Infrastructure } from './deps.ts';
import type { Counted } from './shared-counts.ts';

type Counts = Pick<Infrastructure, 'counts'>;

/**
 * Counts requests for one purpose, across all routes that use it. `key` decides whose attempts are counted together.
 * @returns a hook that throws ApiError 'too-many-requests' above the limit
 */
export function limitPer(key: (request: FastifyRequest) => string, { counts }: Counts, counted: Counted) {
  const count = counts.of(counted);
  return (request: FastifyRequest): Promise<void> => count.consume(key(request));
}

export const limitPerAddress = (deps: Counts, counted: Counted) => limitPer(addressOf, deps, counted);

/** A household or office has a whole /64 of IPv6, so all of it counts as one address. */
const HOUSEHOLD_BITS = 64;

export function addressOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  // A proxy may pass on an address that the caller made up.
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${HOUSEHOLD_BITS}`).toString();
}
