import { ENDPOINTS, TEXTS } from '@adjudge/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '../../src/testing/test-browser.ts';
import { type TestProduct, testProduct } from '../../src/testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct({ rateLimits: { failedSignIn: { max: 3, seconds: 900 } } });
});
afterAll(() => product.close());

const session = ENDPOINTS.session.path;

describe('sign-up', () => {
  it('opens a session with 3 banner and 2 video credits', async () => {
    const ann = product.browser();
    const answer = await ann.register('ann@example.com');
    expect(answer.statusCode).toBe(200);
    expect(answer.json().user).toMatchObject({
      email: 'ann@example.com',
      currentPlan: 'Free Trial',
      isPaidUser: false,
      role: 'user',
      usageRemaining: { banner: 3, video: 2 },
    });
    expect((await ann.get(session)).json().user.email).toBe('ann@example.com');
  });

  it('sends the session in an HttpOnly, SameSite=Lax cookie', async () => {
    const answer = await product.browser().register('cookie@example.com');
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/^adjudge_session=[\w-]{43};/);
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/', 'Max-Age=2592000'])
      expect(cookie).toContain(part);
  });

  it.each(['TAKEN@example.com', ' taken@example.com ', 'ｔaken@example.com'.normalize('NFKC')])(
    'refuses %j as an account that already exists',
    async (email) => {
      await product.browser().register('taken@example.com');
      const answer = await product.browser().register(email);
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ code: 'email-taken', error: TEXTS.emailTaken });
    },
  );

  it.each([
    [{ email: '', password: PASSWORD, displayName: 'A' }, TEXTS.emailRequired],
    [{ email: 'nobody', password: PASSWORD, displayName: 'A' }, TEXTS.emailInvalid],
    [{ email: 'a@example.com', password: 'short', displayName: 'A' }, TEXTS.passwordShort],
    [{ email: 'a@example.com', password: 'x'.repeat(129), displayName: 'A' }, TEXTS.passwordLong],
    [{ email: 'a@example.com', password: PASSWORD, displayName: ' ' }, TEXTS.nameRequired],
    [{ email: 'a@example.com', password: PASSWORD, displayName: 'x'.repeat(51) }, TEXTS.nameLong],
  ])('refuses %j with the message of its first error', async (body, text) => {
    const answer = await product.browser().post(ENDPOINTS.register.path, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid', error: text, message: text });
  });
});

describe('sign-in', () => {
  it('gives the same error for an unknown email and a wrong password', async () => {
    await product.browser().register('known@example.com');
    const wrong = await product.browser().login('known@example.com', 'not the password');
    const unknown = await product.browser().login('unknown@example.com', 'not the password');
    expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401]);
    expect(wrong.json().error).toBe(TEXTS.loginWrong);
    expect(unknown.json().error).toBe(TEXTS.loginWrong);
  });

  it('issues a new token every time and revokes the previous one', async () => {
    const ben = product.browser();
    await ben.register('ben@example.com');
    const first = ben.session;
    await ben.login('BEN@example.com');
    expect(ben.session).not.toBe(first);
    const thief = product.browser();
    thief.session = first;
    expect((await thief.get(session)).statusCode).toBe(401);
  });

  it('blocks an email after too many wrong passwords, but no other account', async () => {
    await product.browser().register('target@example.com');
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect((await product.browser().login('target@example.com', 'a guess')).statusCode).toBe(401);
    }
    const blocked = await product.browser().login('target@example.com');
    expect(blocked.statusCode).toBe(429);
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0);
    expect(blocked.json().code).toBe('too-many-requests');
    expect((await product.browser().login('ann@example.com')).statusCode).toBe(200);
  });
});

describe('a session', () => {
  it('is refused with a stable message when missing', async () => {
    const answer = await product.browser().get(session);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({
      error: 'Not authenticated',
      message: 'Not authenticated',
      code: 'not-authenticated',
      requestId: answer.headers['x-request-id'],
    });
  });

  it('is revoked by logging out', async () => {
    const cat = product.browser();
    await cat.register('cat@example.com');
    const token = cat.session;
    expect((await cat.post(ENDPOINTS.logout.path, {})).json()).toEqual({ success: true });
    expect(cat.session).toBeNull();
    cat.session = token;
    expect((await cat.get(session)).statusCode).toBe(401);
  });

  it.each(['endOtherSessions', 'sendVerification', 'logout'] as const)(
    'may call %s without a body',
    async (name) => {
      const member = await product.member();
      const cookies = { adjudge_session: member.session ?? '' };
      const answer = await product.app.inject({ method: 'POST', url: ENDPOINTS[name].path, cookies });
      expect(answer.json()).toEqual({ success: true });
    },
  );

  it('is not stored in plain text', async () => {
    const dan = product.browser();
    await dan.register('dan@example.com');
    const { sessions } = await import('../../src/db/schema.ts');
    const kept = await product.database.db.select().from(sessions);
    expect(kept.length).toBeGreaterThan(0);
    expect(JSON.stringify(kept)).not.toContain(dan.session);
  });
});
