import { z } from 'zod';

/** An OpenID provider and our registration there. */
export interface ThirdPartySettings {
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret: string;
  /** As users know it. */
  readonly name: string;
}

const GOOGLE = { issuer: 'https://accounts.google.com', name: 'Google' };
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

export const thirdPartyVariables = {
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/, error: 'must be an https address' })
    .refine(isSafe, 'must be an https address, or http on this machine')
    .optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  OIDC_NAME: z.string().trim().min(1).max(40).optional(),
};

type Variables = Partial<Record<keyof typeof thirdPartyVariables, string | undefined>>;

/** Required variables that are missing while any of the four is set. */
export function missingThirdParty(set: Variables): (keyof typeof thirdPartyVariables)[] {
  if ([set.OIDC_ISSUER, set.OIDC_CLIENT_ID, set.OIDC_CLIENT_SECRET, set.OIDC_NAME].every(isUnset)) return [];
  return (['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const).filter((name) => isUnset(set[name]));
}

/** @returns null if third-party sign-in is not configured */
export function thirdPartyOf(set: Variables): ThirdPartySettings | null {
  const { OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = set;
  if (clientId === undefined || clientSecret === undefined) return null;
  const issuer = new URL(set.OIDC_ISSUER ?? GOOGLE.issuer);
  const known = issuer.origin === GOOGLE.issuer ? GOOGLE.name : issuer.host;
  return { issuer, clientId, clientSecret, name: set.OIDC_NAME ?? known };
}

const isUnset = (value: string | undefined): boolean => value === undefined;

/** Over plain http, anyone on the network path could pose as the provider. */
function isSafe(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && (url.protocol === 'https:' || LOOPBACK.has(url.hostname));
}
