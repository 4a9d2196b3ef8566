import { ACCESS_TEXTS, ENDPOINTS, TEXTS } from '@adjudge/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { identities, users, verifications } from '../../src/db/schema.ts';
import { maintain } from '../../src/testing/maintain.ts';
import { mailedToken, mailedTokens } from '../../src/testing/mailed-token.ts';
import { PASSWORD } from '../../src/testing/test-browser.ts';
import { type TestProduct, testProduct } from '../../src/testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(() => product.close());

const { forgotPassword, resetPassword, sendVerification, verifyEmail, session } = ENDPOINTS;
const NEW = 'another good password';
const RESET = '/reset-password';
const VERIFY = '/verify-email';

async function person(email: string) {
  const browser = product.browser();
  await browser.register(email);
  return browser;
}

async function resetToken(email: string, count = 1): Promise<string> {
  await product.browser().post(forgotPassword.path, { email });
  return mailedToken(product.mailer, { to: email, page: RESET, count });
}

const reset = (token: string, newPassword = NEW) =>
  product.browser().post(resetPassword.path, { token, newPassword });

const change = (email: string, set: Partial<typeof users.$inferInsert>) =>
  product.database.db.update(users).set(set).where(eq(users.email, email));

describe('resetting a forgotten password', () => {
  it('works through a mailed link and revokes all sessions', async () => {
    const ann = await person('ann@example.com');
    const phone = product.browser();
    await phone.login('ann@example.com');
    const answer = await reset(await resetToken('ann@example.com'));
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
    expect((await ann.get(session.path)).statusCode).toBe(401);
    expect((await phone.get(session.path)).statusCode).toBe(401);
    expect((await product.browser().login('ann@example.com', PASSWORD)).statusCode).toBe(401);
    const back = await product.browser().login('ann@example.com', NEW);
    // Opening the mailed link proves that the user owns the mailbox.
    expect(back.json().user).toMatchObject({ email: 'ann@example.com', emailVerified: true });
  });

  it('mails the owner afterward', async () => {
    await person('told@example.com');
    await reset(await resetToken('told@example.com'));
    await vi.waitFor(() =>
      expect(product.mailer.lastTo('told@example.com').subject).toBe('Your Adjudge password was changed'),
    );
  });

  it('sets a password for an account without one', async () => {
    await person('third-party@example.com');
    await change('third-party@example.com', { passwordHash: null });
    expect((await product.browser().login('third-party@example.com')).statusCode).toBe(401);
    await reset(await resetToken('third-party@example.com'));
    expect((await product.browser().login('third-party@example.com', NEW)).statusCode).toBe(200);
  });

  it('responds the same for an unknown address and mails nothing', async () => {
    await person('known@example.com');
    const known = await product.browser().post(forgotPassword.path, { email: 'known@example.com' });
    const unknown = await product.browser().post(forgotPassword.path, { email: 'unknown@example.com' });
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    await mailedToken(product.mailer, { to: 'known@example.com', page: RESET });
    expect(product.mailer.sent.filter(({ to }) => to === 'unknown@example.com')).toEqual([]);
  });

  it('responds before the mail is sent, and with 200 if sending fails', async () => {
    await person('slow@example.com');
    const { promise: accepted, resolve: accept } = Promise.withResolvers<void>();
    const send = vi.spyOn(product.mailer, 'send').mockReturnValue(accepted);
    const answer = await product.browser().post(forgotPassword.path, { email: 'slow@example.com' });
    expect(answer.statusCode).toBe(200);
    await vi.waitFor(() => expect(send).toHaveBeenCalled());
    send.mockRejectedValueOnce(new Error('the mail server is away'));
    expect(
      (await product.browser().post(forgotPassword.path, { email: 'slow@example.com' })).statusCode,
    ).toBe(200);
    accept();
    send.mockRestore();
  });
});

describe('a password reset link', () => {
  it('works only once', async () => {
    await person('once@example.com');
    const token = await resetToken('once@example.com');
    const answers = await Promise.all([reset(token), reset(token), reset(token)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
    const again = await reset(token, 'a third password');
    expect([again.statusCode, again.json()]).toMatchObject([
      400,
      { code: 'invalid', error: ACCESS_TEXTS.linkDead },
    ]);
    expect((await product.browser().login('once@example.com', NEW)).statusCode).toBe(200);
  });

  it('is replaced by a newer one', async () => {
    await person('newest@example.com');
    const first = await resetToken('newest@example.com');
    const second = await resetToken('newest@example.com', 2);
    expect((await reset(first)).statusCode).toBe(400);
    expect((await reset(second)).statusCode).toBe(200);
  });

  it('expires after an hour', async () => {
    await person('late@example.com');
    const token = await resetToken('late@example.com');
    const [kept] = await product.database.db
      .select()
      .from(verifications)
      .where(eq(verifications.email, 'late@example.com'))
      .orderBy(verifications.expiresAt)
      .limit(1);
    expect(kept?.purpose).toBe('reset-password');
    expect(Number(kept?.expiresAt) - Number(kept?.createdAt)).toBeGreaterThan(3_590_000);
    expect(Number(kept?.expiresAt) - Number(kept?.createdAt)).toBeLessThan(3_610_000);
    await product.database.db
      .update(verifications)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(verifications.email, 'late@example.com'));
    expect((await reset(token)).json().error).toBe(ACCESS_TEXTS.linkDead);
  });

  it('is deleted once it expires, but not before', async () => {
    await person('swept@example.com');
    await resetToken('swept@example.com');
    const mine = eq(verifications.email, 'swept@example.com');
    const { db } = product.database;
    await db
      .update(verifications)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(and(mine, eq(verifications.purpose, 'reset-password')));
    const stop = maintain(product);
    const left = async () =>
      (await db.select().from(verifications).where(mine)).map(({ purpose }) => purpose);
    await expect.poll(left).toEqual(['verify-email']);
    await stop();
  });

  it.each([
    ['removes a third-party sign-in if the email was unverified', false, 0],
    ['keeps a third-party sign-in if the email was verified', true, 1],
  ])('%s', async (_name, emailVerified, left) => {
    const email = `taken-${left}@example.com`;
    await person(email);
    await change(email, { emailVerified });
    const { db } = product.database;
    const [account] = await db.select().from(users).where(eq(users.email, email));
    const userId = account?.id ?? '';
    await db.insert(identities).values({ userId, issuer: 'https://id.example', subject: email });
    expect((await reset(await resetToken(email))).statusCode).toBe(200);
    expect(await db.$count(identities, eq(identities.userId, userId))).toBe(left);
  });

  it('changes nothing after the email of the account has changed', async () => {
    await person('moved@example.com');
    const token = await resetToken('moved@example.com');
    await change('moved@example.com', { email: 'moved-on@example.com' });
    expect((await reset(token)).statusCode).toBe(400);
    expect((await product.browser().login('moved-on@example.com', PASSWORD)).statusCode).toBe(200);
  });

  it.each([
    ['short', TEXTS.passwordShort],
    ['x'.repeat(129), TEXTS.passwordLong],
  ])('still works after a password is refused: %s', async (password, text) => {
    const email = `picky-${password.length}@example.com`;
    await person(email);
    const token = await resetToken(email);
    const refused = await reset(token, password);
    expect([refused.statusCode, refused.json().error]).toEqual([400, text]);
    expect((await reset(token)).statusCode).toBe(200);
  });

  it('cannot verify an email, and a verification link cannot reset a password', async () => {
    await person('purpose@example.com');
    const verify = await mailedToken(product.mailer, { to: 'purpose@example.com', page: VERIFY });
    const token = await resetToken('purpose@example.com');
    expect((await reset(verify)).statusCode).toBe(400);
    expect((await product.browser().post(verifyEmail.path, { token })).statusCode).toBe(400);
    expect((await reset(token)).statusCode).toBe(200);
  });

  it('is not stored in plain text', async () => {
    await person('copy@example.com');
    const token = await resetToken('copy@example.com');
    const kept = await product.database.db.select().from(verifications);
    expect(kept.some(({ email }) => email === 'copy@example.com')).toBe(true);
    expect(JSON.stringify(kept)).not.toContain(token);
  });
});

describe('email verification', () => {
  it('works once through the mailed link, signed in or not', async () => {
    const vera = await person('vera@example.com');
    expect((await vera.get(session.path)).json().user.emailVerified).toBe(false);
    const token = await mailedToken(product.mailer, { to: 'vera@example.com', page: VERIFY });
    expect((await product.browser().post(verifyEmail.path, { token })).json()).toEqual({ success: true });
    expect((await vera.get(session.path)).json().user.emailVerified).toBe(true);
    const again = await product.browser().post(verifyEmail.path, { token });
    expect([again.statusCode, again.json().error]).toEqual([400, ACCESS_TEXTS.linkDead]);
  });

  it('sends a new link that replaces the old one, and refuses when already verified', async () => {
    const vic = await person('vic@example.com');
    const first = await mailedToken(product.mailer, { to: 'vic@example.com', page: VERIFY });
    expect((await vic.post(sendVerification.path, {})).json()).toEqual({ success: true });
    const [, second = ''] = mailedTokens(product.mailer, 'vic@example.com', VERIFY);
    expect((await vic.post(verifyEmail.path, { token: first })).statusCode).toBe(400);
    expect((await vic.post(verifyEmail.path, { token: second })).statusCode).toBe(200);
    const more = await vic.post(sendVerification.path, {});
    expect([more.statusCode, more.json().error]).toEqual([409, ACCESS_TEXTS.verifiedAlready]);
  });

  it('does not verify an email changed later', async () => {
    const dora = await person('dora@example.com');
    const token = await mailedToken(product.mailer, { to: 'dora@example.com', page: VERIFY });
    await change('dora@example.com', { email: 'dora-2@example.com' });
    expect((await dora.post(verifyEmail.path, { token })).statusCode).toBe(400);
    expect((await dora.get(session.path)).json().user.emailVerified).toBe(false);
  });

  it('responds 503 when the mail cannot be sent, and 401 to a visitor', async () => {
    const eve = await person('eve@example.com');
    product.mailer.refuses = true;
    const failed = await eve.post(sendVerification.path, {});
    product.mailer.refuses = false;
    expect([failed.statusCode, failed.json().error]).toEqual([503, ACCESS_TEXTS.mailFailed]);
    expect((await product.browser().post(sendVerification.path, {})).statusCode).toBe(401);
  });
});

describe('a suspended account', () => {
  it('gets the suspension error on every route, but only after proving its identity', async () => {
    const sam = await person('sam@example.com');
    const token = await resetToken('sam@example.com');
    await change('sam@example.com', { status: 'suspended' });
    const suspended = { code: 'denied', error: ACCESS_TEXTS.suspended };
    const right = await product.browser().login('sam@example.com');
    expect([right.statusCode, right.json(), right.cookies]).toMatchObject([403, suspended, []]);
    expect((await product.browser().login('sam@example.com', 'a wrong one')).statusCode).toBe(401);
    expect((await sam.get(session.path)).json()).toMatchObject(suspended);
    expect((await sam.get(ENDPOINTS.listAnalyses.path)).json()).toMatchObject(suspended);
    expect((await reset(token)).json()).toMatchObject(suspended);
    // The token was not used up: the same link works when the account is active again.
    await change('sam@example.com', { status: 'active' });
    expect((await product.browser().login('sam@example.com', PASSWORD)).statusCode).toBe(200);
    expect((await reset(token)).statusCode).toBe(200);
  });
});
