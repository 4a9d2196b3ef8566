import { OAUTH_CALLBACK_PATH, type ThirdParty } from '@adjudge/contract';
import type { Database } from '../../db/open-database.ts';
import { Handovers } from './handovers.ts';
import { OpenIdProvider } from './openid-provider.ts';
import { SealedAttempts } from './sealed-attempts.ts';
import type { ThirdPartySettings } from './third-party-settings.ts';

/** Everything needed to sign in with the one provider. */
export interface ThirdPartySignIn {
  readonly publicInfo: ThirdParty;
  readonly provider: OpenIdProvider;
  readonly attempts: SealedAttempts;
  readonly handovers: Handovers;
}

/** @param publicUrl where the provider redirects users back to */
export function openThirdParty(
  settings: ThirdPartySettings | null,
  { db, secret, publicUrl }: { db: Database; secret: string; publicUrl: string },
): ThirdPartySignIn | null {
  if (settings === null) return null;
  return {
    publicInfo: { id: settings.issuer.hostname, name: settings.name },
    provider: new OpenIdProvider(settings, `${publicUrl}${OAUTH_CALLBACK_PATH}`),
    attempts: new SealedAttempts(secret),
    handovers: new Handovers(db, secret),
  };
}
