import { once } from 'node:events';
import type { Server } from 'node:http';
import Provider, { type AccountClaims } from 'oidc-provider';
import type { ThirdPartySettings } from '../../modules/third-party/third-party-settings.ts';
import { freePort } from '../free-port.ts';
import { loopbackSettings } from './loopback-settings.ts';

export interface LoopbackProvider extends ThirdPartySettings {
  close(): Promise<void>;
}

export interface ProviderOptions {
  readonly port?: number;
  /** Puts all claims in the ID token, and accepts the client secret only in the form. */
  readonly likeGoogle?: boolean;
}

/**
 * A real OpenID provider on this machine, with its own login and consent pages. The login decides who the user is: an
 * email, `unverified:` and an email, or `nameless:` and an email. Any other login has no email.
 */
export async function startProvider(
  redirectUri: string,
  { port, likeGoogle = false }: ProviderOptions = {},
): Promise<LoopbackProvider> {
  // The issuer's URL contains the port, so a free one must be known in advance.
  const chosen = port ?? (await freePort());
  const settings = loopbackSettings(chosen);
  const authentication = likeGoogle ? 'client_secret_post' : 'client_secret_basic';
  const { issuer, clientId, clientSecret } = settings;
  const provider = new Provider(issuer.origin, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: authentication,
      },
    ],
    clientAuthMethods: [authentication],
    conformIdTokenClaims: !likeGoogle,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    pkce: { required: () => true },
    cookies: { keys: ['a key of the tests'] },
    // The provider prints warnings if these are not set.
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    features: { devInteractions: { enabled: true } },
    findAccount: (_context, login) => ({ accountId: login, claims: () => claimsOf(login) }),
  });
  const server = provider.listen(chosen, '127.0.0.1');
  await once(server, 'listening');
  return { ...settings, close: () => closed(server) };
}

function claimsOf(login: string): AccountClaims {
  const [, kind, email] = /^(?:(unverified|nameless):)?(\S+@\S+)$/.exec(login) ?? [];
  if (email === undefined) return { sub: login, name: login };
  return {
    sub: login,
    email,
    email_verified: kind !== 'unverified',
    ...(kind === 'nameless' ? {} : { name: `Person ${email.split('@')[0]}` }),
  };
}

async function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}
