import { isIP } from 'node:net';
import { z } from 'zod';

/** How many proxies are in front of the server, or their addresses. */
export type TrustedProxies = number | string[];

/** The value for Fastify's `trustProxy` option. */
export const trustProxyOption = (
  proxies: TrustedProxies,
): string[] | ((address: string, hop: number) => boolean) =>
  typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies;

/** Trusts only a proxy on the same machine. */
export const THIS_MACHINE: TrustedProxies = ['127.0.0.1', '::1'];

/** Range names that Fastify's `proxy-addr` knows. */
const RANGES: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal']);

const BITS: Readonly<Record<number, number>> = { 4: 32, 6: 128 };

/** For example '2', or '10.0.0.0/8, uniquelocal, fd00::1'. */
export const trustedProxies = z.string().transform((given, context): TrustedProxies => {
  if (/^[1-9]$/.test(given.trim())) return Number(given);
  const parts = given.split(',').map((part) => part.trim());
  const wrong = parts.filter((part) => !RANGES.has(part) && !isAddress(part));
  if (wrong.length === 0) return parts;
  context.addIssue({
    code: 'custom',
    message:
      'must be the number of proxies in front of the server (1 to 9), or their addresses separated by commas',
  });
  return z.NEVER;
});

function isAddress(part: string): boolean {
  const [address = '', bits, ...rest] = part.split('/');
  const most = BITS[isIP(address)];
  if (most === undefined || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most);
}
