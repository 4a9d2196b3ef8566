import { THIRD_PARTY_TEXTS, providerCanceled, providerUnavailable } from '@adjudge/contract';
import * as openid from 'openid-client';
import { z } from 'zod';
import { SignInError } from './sign-in-error.ts';
import type { ThirdPartySettings } from './third-party-settings.ts';

const TIMEOUT_SECONDS = 10;

/** What only this browser and this server know about one sign-in. */
export interface Attempt {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Some providers send booleans as text. */
const claimsSchema = z.object({
  email: z.string().optional(),
  email_verified: z
    .union([z.boolean(), z.enum(['true', 'false']).transform((told) => told === 'true')])
    .optional(),
  name: z.string().optional(),
});

/** Who the user is, according to the provider. */
export interface ProviderIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly name: string | null;
}

/** OpenID Connect client for one provider: authorization code with PKCE, state and nonce. */
export class OpenIdProvider {
  readonly #settings: ThirdPartySettings;
  readonly #redirectUri: string;
  #discovered: Promise<openid.Configuration> | null = null;

  constructor(settings: ThirdPartySettings, redirectUri: string) {
    this.#settings = settings;
    this.#redirectUri = redirectUri;
  }

  /** @throws SignInError 'provider_unavailable' */
  async begin(): Promise<{ url: URL; attempt: Attempt }> {
    const configuration = await this.#configuration();
    const attempt = {
      state: openid.randomState(),
      nonce: openid.randomNonce(),
      verifier: openid.randomPKCECodeVerifier(),
    };
    const url = openid.buildAuthorizationUrl(configuration, {
      redirect_uri: this.#redirectUri,
      scope: 'openid email profile',
      state: attempt.state,
      nonce: attempt.nonce,
      code_challenge: await openid.calculatePKCECodeChallenge(attempt.verifier),
      code_challenge_method: 'S256',
    });
    return { url, attempt };
  }

  /**
   * @param query of the URL that the provider redirected the browser to
   * @throws SignInError 'access_denied', 'authentication_failed' or 'provider_unavailable'
   */
  async finish(query: string, attempt: Attempt): Promise<ProviderIdentity> {
    const configuration = await this.#configuration();
    const url = new URL(this.#redirectUri);
    url.search = query;
    try {
      const tokens = await openid.authorizationCodeGrant(configuration, url, {
        expectedState: attempt.state,
        expectedNonce: attempt.nonce,
        pkceCodeVerifier: attempt.verifier,
        idTokenExpected: true,
      });
      return await personOf(configuration, tokens);
    } catch (error) {
      throw this.#told(error);
    }
  }

  /** Fetched at the first sign-in. If the provider was down then, the next sign-in tries again. */
  #configuration(): Promise<openid.Configuration> {
    this.#discovered ??= discover(this.#settings).catch((cause: unknown) => {
      this.#discovered = null;
      throw new SignInError('provider_unavailable', providerUnavailable(this.#settings.name), { cause });
    });
    return this.#discovered;
  }

  #told(cause: unknown): SignInError {
    const { name } = this.#settings;
    if (cause instanceof openid.AuthorizationResponseError) {
      const options = { cause, details: { providerError: cause.error } };
      return cause.error === 'access_denied'
        ? new SignInError('access_denied', providerCanceled(name), options)
        : new SignInError('authentication_failed', THIRD_PARTY_TEXTS.failed, options);
    }
    return isAway(cause)
      ? new SignInError('provider_unavailable', providerUnavailable(name), { cause })
      : new SignInError('authentication_failed', THIRD_PARTY_TEXTS.failed, { cause });
  }
}

const discover = ({ issuer, clientId, clientSecret }: ThirdPartySettings): Promise<openid.Configuration> =>
  openid.discovery(issuer, clientId, clientSecret, authenticate(clientSecret), {
    timeout: TIMEOUT_SECONDS,
    execute: [
      // The settings allow plain http only on this machine.
      ...(issuer.protocol === 'http:' ? [openid.allowInsecureRequests] : []),
      openid.enableNonRepudiationChecks,
    ],
  });

/** Uses the header, the standard's default, unless the provider says that it accepts only the form. */
function authenticate(secret: string): openid.ClientAuth {
  const [header, form] = [openid.ClientSecretBasic(secret), openid.ClientSecretPost(secret)];
  return (server, ...rest) => {
    const taken = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    (taken.includes('client_secret_basic') ? header : form)(server, ...rest);
  };
}

async function personOf(
  configuration: openid.Configuration,
  tokens: openid.TokenEndpointResponse & openid.TokenEndpointResponseHelpers,
): Promise<ProviderIdentity> {
  const idToken = tokens.claims();
  if (idToken === undefined) throw new TypeError('the provider sent no ID token');
  let claims = claimsSchema.parse(idToken);
  // With the code flow, a provider may return everything but the subject only from this endpoint.
  if (claims.email === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined) {
    claims = claimsSchema.parse(await openid.fetchUserInfo(configuration, tokens.access_token, idToken.sub));
  }
  return {
    issuer: idToken.iss,
    subject: idToken.sub,
    email: claims.email ?? null,
    emailVerified: claims.email_verified ?? false,
    name: claims.name ?? null,
  };
}

/** `fetch` says no more than this about a failed connection. */
const isAway = (error: unknown): boolean =>
  (error instanceof openid.ClientError && error.code === 'OAUTH_TIMEOUT') ||
  (error instanceof TypeError && error.message === 'fetch failed');
