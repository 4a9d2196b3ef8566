import { ENDPOINTS, OAUTH_AUTHORIZE_PATH } from '@adjudge/contract';
import { describe, expect, it } from 'vitest';
import { startProvider } from '../../src/testing/stand-ins/loopback-provider.ts';
import { testProduct } from '../../src/testing/test-product.ts';
import { ThirdPartyVisitor } from '../../src/testing/third-party-visitor.ts';

const CALLBACK = 'http://localhost:3000/_api/auth/oauth_callback';

describe('a sign-in provider that is down', () => {
  it('is reported as unavailable, and works again when it is back', async () => {
    const gone = await startProvider(CALLBACK);
    await gone.close();
    const other = await testProduct({ thirdParty: gone });
    const one = new ThirdPartyVisitor(other.app, '127.0.0.1');
    const told = await one.come(`${OAUTH_AUTHORIZE_PATH}?provider=127.0.0.1`);
    expect(told).toMatchObject({
      status: 503,
      message: {
        error: {
          code: 'provider_unavailable',
          message: 'Loopback could not be reached. Please try again in a moment.',
        },
      },
    });
    const back = await startProvider(CALLBACK, { port: Number(gone.issuer.port) });
    expect((await one.signIn('dora@example.com')).statusCode).toBe(200);

    const late = await one.consent(await one.authorize(), 'ella@example.com');
    await back.close();
    expect((await one.come(late)).message).toMatchObject({ error: { code: 'provider_unavailable' } });
    await other.close();
  });
});

describe('a provider with all claims in the ID token and client_secret_post', () => {
  it('is supported', async () => {
    const like = await startProvider(CALLBACK, { likeGoogle: true });
    const other = await testProduct({ thirdParty: like });
    const answer = await new ThirdPartyVisitor(other.app, '127.0.0.1').signIn('finn@example.com');
    expect(answer.json().user).toMatchObject({ displayName: 'Person finn', emailVerified: true });
    await other.close();
    await like.close();
  });
});

describe('no sign-in provider', () => {
  it('disables all third-party sign-in endpoints', async () => {
    const plain = await testProduct();
    const browser = plain.browser();
    expect((await browser.get(ENDPOINTS.settings.path)).json().thirdParty).toBeNull();
    for (const path of [`${OAUTH_AUTHORIZE_PATH}?provider=`, '/_api/auth/oauth_callback?code=a&state=b'])
      expect((await browser.get(path)).statusCode).toBe(404);
    const exchanged = await browser.post(ENDPOINTS.establishSession.path, { tempToken: 'x' });
    expect(exchanged.statusCode).toBe(404);
    await plain.close();
  });
});

describe('too many sign-in attempts from one address', () => {
  it('show an error in the popup', async () => {
    const provider = await startProvider(CALLBACK);
    const strict = await testProduct({
      thirdParty: provider,
      rateLimits: { signIn: { max: 1, seconds: 60 } },
    });
    const one = new ThirdPartyVisitor(strict.app, '127.0.0.1');
    await one.authorize();
    const told = await one.come(`${OAUTH_AUTHORIZE_PATH}?provider=127.0.0.1`);
    expect(told).toMatchObject({ status: 429, message: { error: { code: 'too_many_requests' } } });
    await strict.close();
    await provider.close();
  });
});
