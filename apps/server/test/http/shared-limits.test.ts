import { ENDPOINTS } from '@adjudge/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { rateLimits } from '../../src/db/schema.ts';
import { deleteExpiredCounts } from '../../src/http/expired-counts.ts';
import { mailedToken } from '../../src/testing/mailed-token.ts';
import type { TestBrowser } from '../../src/testing/test-browser.ts';
import { engines } from '../../src/testing/test-database.ts';
import { type TestProduct, testProduct } from '../../src/testing/test-product.ts';

const GUESSES = 4;
const LIMITS = {
  failedSignIn: { max: GUESSES, seconds: 900 },
  registration: { max: 12, seconds: 600 },
};

describe.each(engines())('two servers sharing a database, on $name', ({ open }) => {
  let one: TestProduct;
  let other: TestProduct;
  beforeAll(async () => {
    const database = await open();
    one = await testProduct({ database, rateLimits: LIMITS });
    other = await testProduct({ database: { ...database, close: async () => {} }, rateLimits: LIMITS });
  });
  afterAll(async () => {
    await other.close();
    await one.close();
  });
  afterEach(() => void vi.useRealTimers());

  const guess = (browser: TestBrowser, email: string) => browser.login(email, 'a guess');

  it('count failed sign-ins together, concurrent or in turn', async () => {
    await one.browser().register('shared@example.com');
    const answers = await Promise.all(
      [one, other, one, other, one, other].map((server) => guess(server.browser(), 'shared@example.com')),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(GUESSES);
    for (const server of [one, other])
      expect((await server.browser().login('shared@example.com')).statusCode).toBe(429);
  });

  it('let the owner sign in after a mailed reset while a stranger keeps guessing', async () => {
    const email = 'owner@example.com';
    await one.browser().register(email);
    const stranger = other.browser();
    for (let turn = 0; turn < GUESSES + 2; turn += 1) await guess(stranger, email);
    const owner = one.browser();
    const locked = await owner.login(email);
    expect(locked.statusCode).toBe(429);
    expect(locked.json().error).toContain('Forgot password?');
    await owner.post(ENDPOINTS.forgotPassword.path, { email });
    const token = await mailedToken(one.mailer, { to: email, page: '/reset-password' });
    const newPassword = 'a different horse battery';
    await owner.post(ENDPOINTS.resetPassword.path, { token, newPassword });
    expect((await guess(stranger, email)).statusCode).toBe(429);
    expect((await owner.login(email, newPassword)).statusCode).toBe(200);
    expect((await one.browser().login(email, newPassword)).statusCode).toBe(429);
  });

  it('keep the last mailed link valid when a stranger requests more', async () => {
    const email = 'mailbox@example.com';
    const limited = await testProduct({
      database: { ...one.database, close: async () => {} },
      rateLimits: { mailbox: { max: 2, seconds: 900 } },
    });
    try {
      await limited.browser().register(email);
      const ask = (address: string) => {
        const browser = limited.browser();
        browser.address = address;
        return browser.post(ENDPOINTS.forgotPassword.path, { email });
      };
      let token = '';
      for (const [index, address] of ['203.0.113.1', '203.0.113.2'].entries()) {
        await ask(address);
        // Links go out after the response. If two were requested at once, either could be the newest.
        token = await mailedToken(limited.mailer, { to: email, page: '/reset-password', count: index + 1 });
      }
      const refused = await ask('203.0.113.3');
      expect([refused.statusCode, refused.json().error]).toEqual([
        429,
        expect.stringContaining('Use the newest one in its inbox'),
      ]);
      const answer = await limited
        .browser()
        .post(ENDPOINTS.resetPassword.path, { token, newPassword: 'a different horse battery' });
      expect(answer.statusCode).toBe(200);
    } finally {
      await limited.close();
    }
  });

  it('count addresses together, with an IPv6 /64 network as one', async () => {
    const codes: number[] = [];
    for (let turn = 0; turn < 14; turn += 1) {
      const browser = (turn % 2 === 0 ? one : other).browser();
      browser.address = `2001:db8:7:7::${turn.toString(16)}`;
      codes.push((await browser.register('not an e-mail')).statusCode);
    }
    expect(codes.filter((code) => code === 400)).toHaveLength(12);
    expect(codes.slice(12)).toEqual([429, 429]);
    const neighbor = one.browser();
    neighbor.address = '2001:db8:7:8::1';
    expect((await neighbor.register('not an e-mail')).statusCode).toBe(400);
  });

  it('store no address or email in plain text, and delete expired counts', async () => {
    await guess(one.browser(), 'private@example.com');
    const { db } = one.database;
    const kept = JSON.stringify(await db.select().from(rateLimits));
    expect(kept).toContain('guess:');
    for (const secret of ['private', 'example.com', '127.0.0.1', '2001:db8'])
      expect(kept).not.toContain(secret);
    await deleteExpiredCounts(db);
    expect(await db.$count(rateLimits)).toBeGreaterThan(0);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 901_000 });
    await deleteExpiredCounts(db);
    expect(await db.$count(rateLimits)).toBe(0);
  });
});
