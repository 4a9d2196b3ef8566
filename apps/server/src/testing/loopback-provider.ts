import { once } from 'node:events';
import type { Server } from 'node:http';
import Provider, { type AccountClaims } from 'oidc-provider';
import type { ThirdPartySettings } from '../third-party/third-party-settings.ts';
import { freePort } from './free-port.ts';

const CLIENT = { clientId: 'adjudge', clientSecret: 'a secret of the tests' };

export interface LoopbackProvider extends ThirdPartySettings {
  close(): Promise<void>;
}

/**
 * A real OpenID provider on this machine, with its own pages to log in and consent. What is typed as login says who it
 * is: an e-mail; `unverified:` and an e-mail; `nameless:` and an e-mail; anything else has no e-mail.
 */
export async function startProvider(redirectUri: string, port = 0): Promise<LoopbackProvider> {
  // The issuer's name has the port in it, so that a free one must be known before.
  const chosen = port === 0 ? await freePort() : port;
  const issuer = `http://127.0.0.1:${chosen}`;
  const provider = new Provider(issuer, {
    clients: [
      { client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret, redirect_uris: [redirectUri] },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    pkce: { required: () => true },
    cookies: { keys: ['a key of the tests'] },
    // It asks for them on the console when they are not set.
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    features: { devInteractions: { enabled: true } },
    findAccount: (_context, login) => ({ accountId: login, claims: () => claimsOf(login) }),
  });
  const server = provider.listen(chosen, '127.0.0.1');
  await once(server, 'listening');
  return { ...CLIENT, issuer: new URL(issuer), name: 'Loopback', close: () => closed(server) };
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
