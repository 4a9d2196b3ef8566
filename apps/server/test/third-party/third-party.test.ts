import { ENDPOINTS, OAUTH_AUTHORIZE_PATH } from '@adjudge/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { identities, users } from '../../src/db/schema.ts';
import { findOrCreateAccount } from '../../src/modules/third-party/find-or-create-account.ts';
import { type LoopbackProvider, startProvider } from '../../src/testing/stand-ins/loopback-provider.ts';
import { png } from '../../src/testing/pictures.ts';
import { type TestProduct, testProduct } from '../../src/testing/test-product.ts';
import { ThirdPartyVisitor, readPopup, tokenOf } from '../../src/testing/third-party-visitor.ts';

const ORIGIN = 'http://localhost:3000';
const CALLBACK = `${ORIGIN}/_api/auth/oauth_callback`;

let provider: LoopbackProvider;
let product: TestProduct;
beforeAll(async () => {
  provider = await startProvider(CALLBACK);
  product = await testProduct({ thirdParty: provider });
});
afterAll(async () => {
  await product.close();
  await provider.close();
});
afterEach(() => void vi.useRealTimers());

const visitor = (): ThirdPartyVisitor => new ThirdPartyVisitor(product.app, '127.0.0.1');
const accountOf = async (email: string) => {
  const [account] = await product.database.db.select().from(users).where(eq(users.email, email));
  return account;
};

/** One of the provider's addresses with one parameter changed, as an attacker in between would do. */
function tampered(address: string, name: string, value: string): string {
  const url = new URL(address);
  url.searchParams.set(name, value);
  return url.href;
}

describe('third-party sign-in', () => {
  it('is offered with the provider’s name', async () => {
    const told = await product.browser().get(ENDPOINTS.settings.path);
    expect(told.json().thirdParty).toEqual({ id: '127.0.0.1', name: 'Loopback' });
  });

  it('creates an account with the free trial, and opens it again the next time', async () => {
    const first = await visitor().signIn('Mara@Example.com');
    expect(first.json().user).toMatchObject({
      displayName: 'Person Mara',
      email: 'mara@example.com',
      emailVerified: true,
      currentPlan: 'Free Trial',
      usageRemaining: { banner: 3, video: 2 },
    });
    expect((await accountOf('mara@example.com'))?.passwordHash).toBeNull();

    const again = visitor();
    await again.signIn('Mara@Example.com');
    const session = await again.send('GET', ENDPOINTS.session.path);
    expect(session.json().user).toMatchObject({
      email: 'mara@example.com',
      usageRemaining: { banner: 3, video: 2 },
    });
  });

  it('names an account without a name after its email', async () => {
    const answer = await visitor().signIn('nameless:otto@example.com');
    expect(answer.json().user.displayName).toBe('otto');
  });

  it('keeps an email unverified if the provider has not verified it', async () => {
    const answer = await visitor().signIn('unverified:nora@example.com');
    expect(answer.json().user.emailVerified).toBe(false);
  });

  it('mails one verification link for an unverified email', async () => {
    const mailed = () => product.mailer.sent.filter(({ to }) => to === 'vera@example.com');
    await visitor().signIn('unverified:vera@example.com');
    await vi.waitFor(() => expect(mailed()).toHaveLength(1));
    await visitor().signIn('unverified:vera@example.com');
    const token = /token=([\w-]+)/.exec(mailed()[0]?.text ?? '')?.[1];
    const answer = await product.browser().post(ENDPOINTS.verifyEmail.path, { token });
    expect(answer.statusCode).toBe(200);
    expect((await accountOf('vera@example.com'))?.emailVerified).toBe(true);
    expect(mailed()).toHaveLength(1);
  });

  it('mails no link for a verified email', async () => {
    await visitor().signIn('wanda@example.com');
    await visitor().signIn('unverified:xenia@example.com');
    await vi.waitFor(() => product.mailer.lastTo('xenia@example.com'));
    expect(product.mailer.sent.filter(({ to }) => to === 'wanda@example.com')).toEqual([]);
  });

  it('keeps a guest’s first look, charged to the free trial', async () => {
    const guest = product.browser();
    guest.address = '198.51.100.200';
    await guest.upload([await png()], { path: ENDPOINTS.firstLook.path });
    const person = visitor();
    person.cookies.set('adjudge_guest', { value: guest.guest ?? '', path: '/' });
    const signedIn = await person.signIn('kept@example.com');
    expect(signedIn.json().user.usageRemaining).toEqual({ banner: 2, video: 2 });
    const listed = await person.send('GET', ENDPOINTS.listAnalyses.path);
    expect(listed.json().totalCount).toBe(1);
    expect(person.cookies.has('adjudge_guest')).toBe(false);
  });

  it('creates one account for two concurrent first sign-ins', async () => {
    const person = {
      issuer: 'https://id.example.com',
      subject: 'twice',
      email: 'twice@example.com',
      emailVerified: false,
      name: null,
    };
    const open = () =>
      findOrCreateAccount(product.database.db, person, { provider: 'Loopback', guestId: null });
    const [one, other] = await Promise.all([open(), open()]);
    expect(one.account.id).toBe(other.account.id);
    expect([one, other].filter(({ isNew }) => isNew)).toHaveLength(1);
    const known = await product.database.db.select().from(identities).where(eq(identities.subject, 'twice'));
    expect(known).toHaveLength(1);
  });

  it('uses a new PKCE challenge, state and nonce each time', async () => {
    const [first, second] = [await visitor().authorize(), await visitor().authorize()];
    for (const name of ['code_challenge', 'state', 'nonce']) {
      const [one, other] = [first, second].map((address) => new URL(address).searchParams.get(name));
      expect(one?.length).toBeGreaterThanOrEqual(43);
      expect(one).not.toBe(other);
    }
    expect(Object.fromEntries(new URL(first).searchParams)).toMatchObject({
      code_challenge_method: 'S256',
      response_type: 'code',
      redirect_uri: CALLBACK,
      scope: 'openid email profile',
    });
  });

  it('rejects unknown providers', async () => {
    for (const query of ['', '?provider=', '?provider=google', '?provider=127.0.0.1&provider=google']) {
      const answer = await product.browser().get(`${OAUTH_AUTHORIZE_PATH}${query}`);
      expect([400, 404]).toContain(answer.statusCode);
      expect(answer.headers.location).toBeUndefined();
    }
  });
});

describe('the sign-in popup', () => {
  it('posts only to our origin, is not cached and runs only its own script', async () => {
    const one = visitor();
    const back = await one.consent(await one.authorize(), 'pia@example.com');
    const answer = await one.send('GET', back);
    expect(readPopup(answer).origin).toBe(ORIGIN);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'unsafe-none',
    });
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'sha256-[\w+/=]{44}'/);
    expect(policy).not.toContain('unsafe-inline');
  });

  it('escapes the provider’s error', async () => {
    const one = visitor();
    const back = new URL(await one.consent(await one.authorize(), 'quin@example.com'), ORIGIN);
    const query = new URLSearchParams({
      error: '</script><script>alert(1)</script>',
      state: back.searchParams.get('state') ?? '',
      iss: provider.issuer.origin,
    });
    const answer = await one.send('GET', `${back.pathname}?${query.toString()}`);
    expect(answer.body).not.toContain('<script>alert');
    expect(readPopup(answer).message).toMatchObject({ error: { code: 'authentication_failed' } });
  });

  it('reports that the user canceled', async () => {
    const one = visitor();
    const state = new URL(await one.authorize()).searchParams.get('state') ?? '';
    const told = await one.come(
      `/_api/auth/oauth_callback?error=access_denied&state=${state}&iss=${provider.issuer.origin}`,
    );
    expect(told.message).toEqual({
      type: 'OAUTH_ERROR',
      error: {
        code: 'access_denied',
        message: 'The sign-in with Loopback was canceled.',
        details: { providerError: 'access_denied' },
      },
    });
  });

  it('keeps the attempt in an encrypted HttpOnly, SameSite=Lax cookie', async () => {
    const one = visitor();
    const answer = await one.send('GET', `${OAUTH_AUTHORIZE_PATH}?provider=127.0.0.1`);
    const cookie = String(answer.headers['set-cookie']);
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/_api/auth/oauth_callback', 'Max-Age=600'])
      expect(cookie).toContain(part);
    const state = new URL(String(answer.headers.location)).searchParams.get('state') ?? '-';
    expect(Buffer.from(cookie.split(/[=;]/)[1] ?? '', 'base64url').toString()).not.toContain(state);
  });
});

describe('a callback that does not match the attempt', () => {
  it.each(['state', 'nonce', 'code_challenge'])('is refused with a different %s', async (name) => {
    const one = visitor();
    const address = await one.authorize();
    const other = new URL(await visitor().authorize()).searchParams.get(name) ?? '';
    const told = await one.come(await one.consent(tampered(address, name, other), `x-${name}@example.com`));
    const code = name === 'state' ? 'sign_in_expired' : 'authentication_failed';
    expect(told.message).toMatchObject({ type: 'OAUTH_ERROR', error: { code } });
    expect(await accountOf(`x-${name}@example.com`)).toBeUndefined();
  });

  it.each(['', '?code=abc', '?code=abc&state='])('is refused without a state: %j', async (query) => {
    const one = visitor();
    await one.authorize();
    const told = await one.come(`/_api/auth/oauth_callback${query}`);
    expect(told).toMatchObject({ status: 400, message: { error: { code: 'sign_in_expired' } } });
  });

  it('leaves the attempt valid', async () => {
    const one = visitor();
    const back = await one.consent(await one.authorize(), 'rosa@example.com');
    await one.come('/_api/auth/oauth_callback?code=forged&state=forged');
    expect(tokenOf(await one.come(back))).toHaveLength(43);
  });

  it('is refused in another browser', async () => {
    const attacker = visitor();
    const back = await attacker.consent(await attacker.authorize(), 'attacker@example.com');
    const victim = visitor();
    await victim.authorize();
    expect((await victim.come(back)).message).toMatchObject({ error: { code: 'sign_in_expired' } });
  });

  it('is refused the second time, even with the cookie of the first', async () => {
    const one = visitor();
    const back = await one.consent(await one.authorize(), 'sara@example.com');
    const cookies = new Map(one.cookies);
    tokenOf(await one.come(back));
    expect((await one.come(back)).message).toMatchObject({ error: { code: 'sign_in_expired' } });
    for (const [name, cookie] of cookies) one.cookies.set(name, cookie);
    expect((await one.come(back)).message).toMatchObject({ error: { code: 'authentication_failed' } });
  });

  it('is refused after ten minutes, or with a forged cookie', async () => {
    const one = visitor();
    const back = await one.consent(await one.authorize(), 'tess@example.com');
    const path = '/_api/auth/oauth_callback';
    const { value = '' } = one.cookies.get('adjudge_attempt') ?? {};
    for (const forged of [`${value.slice(0, -4)}AAAA`, value.slice(0, 30), 'x', '']) {
      one.cookies.set('adjudge_attempt', { path, value: forged });
      expect((await one.come(back)).message).toMatchObject({ error: { code: 'sign_in_expired' } });
    }
    one.cookies.set('adjudge_attempt', { path, value });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 });
    expect((await one.come(back)).message).toMatchObject({ error: { code: 'sign_in_expired' } });
  });
});
