import { ACCESS_TEXTS, ENDPOINTS, THIRD_PARTY_TEXTS } from '@adjudge/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { users, verifications } from '../../src/db/schema.ts';
import { mailedToken } from '../../src/testing/mailed-token.ts';
import { type LoopbackProvider, startProvider } from '../../src/testing/stand-ins/loopback-provider.ts';
import { type TestProduct, testProduct } from '../../src/testing/test-product.ts';
import { ThirdPartyVisitor, tokenOf } from '../../src/testing/third-party-visitor.ts';

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
const verify = (email: string) =>
  product.database.db.update(users).set({ emailVerified: true }).where(eq(users.email, email));

describe('the temporary token', () => {
  it('opens only one session', async () => {
    const one = visitor();
    const token = tokenOf(await one.popup('uma@example.com'));
    const cookies = new Map(one.cookies);
    expect((await one.establish(token)).statusCode).toBe(200);
    for (const [name, cookie] of cookies) one.cookies.set(name, cookie);
    const again = await one.establish(token);
    expect(again.statusCode).toBe(400);
    expect(again.json().error).toBe(THIRD_PARTY_TEXTS.tokenUsed);
  });

  it('does not work in another browser, and still works in its own', async () => {
    const one = visitor();
    const token = tokenOf(await one.popup('vera@example.com'));
    const thief = visitor();
    expect((await thief.establish(token)).statusCode).toBe(400);
    await thief.popup('thief@example.com');
    expect((await thief.establish(token)).statusCode).toBe(400);
    expect((await one.establish(token)).json().user.email).toBe('vera@example.com');
  });

  it('expires after a minute', async () => {
    const one = visitor();
    const token = tokenOf(await one.popup('wren@example.com'));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    expect((await one.establish(token)).statusCode).toBe(400);
  });

  it('ends when the password is reset by mail', async () => {
    const one = visitor();
    const email = 'ugo@example.com';
    const early = tokenOf(await one.popup(`unverified:${email}`));
    await product.browser().post(ENDPOINTS.forgotPassword.path, { email });
    const token = await mailedToken(product.mailer, { to: email, page: '/reset-password' });
    const reset = { token, newPassword: 'another horse battery' };
    expect((await product.browser().post(ENDPOINTS.resetPassword.path, reset)).statusCode).toBe(200);
    expect((await one.establish(early)).json().error).toBe(THIRD_PARTY_TEXTS.tokenUsed);
  });

  it.each([{}, { tempToken: '' }, { tempToken: 7 }, { tempToken: null }])('is required: %j', async (body) => {
    const answer = await product.browser().post(ENDPOINTS.establishSession.path, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid', error: 'Temporary token is required' });
  });

  it('is not stored in plain text', async () => {
    const token = tokenOf(await visitor().popup('xena@example.com'));
    const kept = await product.database.db.select().from(verifications);
    expect(kept.length).toBeGreaterThan(0);
    expect(JSON.stringify(kept)).not.toContain(token);
  });

  it('is refused for cross-site requests', async () => {
    const answer = await product
      .browser()
      .post(ENDPOINTS.establishSession.path, { tempToken: 'x' }, { origin: 'https://evil.example' });
    expect(answer.json().code).toBe('bad-origin');
  });
});

describe('a third-party sign-in with the email of an account', () => {
  it('opens the account when both sides verified the email, regardless of case', async () => {
    await product.browser().register('yara@example.com');
    await verify('yara@example.com');
    const answer = await visitor().signIn('YARA@example.com');
    expect(answer.json().user).toMatchObject({ email: 'yara@example.com', displayName: 'A Member' });
  });

  it('is refused until the account’s email is verified', async () => {
    await product.browser().register('zoe@example.com');
    const told = await visitor().popup('Zoe@example.com');
    expect(told).toMatchObject({
      status: 409,
      message: {
        type: 'OAUTH_ERROR',
        error: {
          code: 'account_linking_required',
          message:
            'An account with zoe@example.com already exists. Log in the way you did before and verify your email address; after that you can continue with Loopback as well.',
          details: { email: 'zoe@example.com' },
        },
      },
    });
    await verify('zoe@example.com');
    expect((await visitor().signIn('Zoe@example.com')).statusCode).toBe(200);
  });

  it('is refused when the provider has not verified the email', async () => {
    await product.browser().register('abel@example.com');
    await verify('abel@example.com');
    const told = await visitor().popup('unverified:abel@example.com');
    expect(told.message).toMatchObject({ error: { code: 'account_linking_required' } });
  });

  it.each(['ｂea@example.com', 'bea@examp\u2113e.com'])(
    'is refused with a lookalike spelling: %s',
    async (login) => {
      await product.browser().register('bea@example.com');
      await verify('bea@example.com');
      expect((await visitor().popup(login)).message).toMatchObject({ error: { code: 'email_missing' } });
    },
  );
});

describe('a refused third-party sign-in', () => {
  it('reports that the provider returned no email', async () => {
    const told = await visitor().popup('silent');
    expect(told.message).toMatchObject({
      error: { code: 'email_missing', message: expect.stringContaining('did not share your email address') },
    });
  });

  it('reports that the account is suspended, in the popup or after it', async () => {
    const early = visitor();
    const token = tokenOf(await early.popup('carl@example.com'));
    await product.database.db
      .update(users)
      .set({ status: 'suspended' })
      .where(eq(users.email, 'carl@example.com'));
    expect((await early.establish(token)).json()).toMatchObject({
      code: 'denied',
      error: ACCESS_TEXTS.suspended,
    });
    expect((await visitor().popup('carl@example.com')).message).toMatchObject({
      error: { code: 'account_suspended', message: ACCESS_TEXTS.suspended },
    });
  });
});
