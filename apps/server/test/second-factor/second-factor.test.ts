import { ADMIN_TEXTS, ENDPOINTS } from '@adjudge/contract';
import { eq } from 'drizzle-orm';
import { URI } from 'otpauth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SecondFactors } from '../../src/modules/second-factor/second-factors.ts';
import { auditLog, rateLimits, secondFactors, users } from '../../src/db/schema.ts';
import { png } from '../../src/testing/pictures.ts';
import type { TestBrowser } from '../../src/testing/test-browser.ts';
import { ADMINS, type TestProduct, testProduct } from '../../src/testing/test-product.ts';

const { adminUsers, secondFactor, beginSecondFactor, confirmSecondFactor, proveSecondFactor } = ENDPOINTS;
const [ADMIN = ''] = ADMINS;
const STEP = 30_000;

let product: TestProduct;
let admin: TestBrowser;
beforeAll(async () => {
  product = await testProduct({ rateLimits: { failedSignIn: { max: 1000, seconds: 900 } } });
  await product.browser().register(ADMIN);
  await product.database.db.update(users).set({ emailVerified: true }).where(eq(users.email, ADMIN));
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.database.db.delete(secondFactors);
  await product.database.db.delete(auditLog);
  admin = product.browser();
  await admin.login(ADMIN);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
});
afterEach(() => void vi.useRealTimers());

const later = (milliseconds: number): void => void vi.setSystemTime(Date.now() + milliseconds);
const opens = async (browser: TestBrowser): Promise<[number, string | undefined]> => {
  const answer = await browser.get(adminUsers.path);
  return [answer.statusCode, answer.json().code];
};
const post = (browser: TestBrowser, { path }: { path: string }, code: string) => browser.post(path, { code });

/** Sets up an authenticator app in this browser, as its owner would. */
async function setUp(browser: TestBrowser) {
  const begun = beginSecondFactor.response.parse((await browser.post(beginSecondFactor.path, {})).json());
  const app = URI.parse(begun.uri);
  if (!('period' in app)) throw new Error('Not an app of the clock');
  const shows = (): string => app.generate({ timestamp: Date.now() });
  const confirmed = await post(browser, confirmSecondFactor, shows());
  const { recoveryCodes } = confirmSecondFactor.response.parse(confirmed.json());
  return { shows, recoveryCodes, ...begun };
}

describe('an admin signed in with only a password', () => {
  it('is refused by admin endpoints, and cannot read reports of others', async () => {
    expect(await opens(admin)).toEqual([403, 'second-factor']);
    const session = await admin.get(ENDPOINTS.session.path);
    expect(session.json().user.role).toBe('admin');
    expect((await admin.get(secondFactor.path)).json()).toEqual({ isSetUp: false, proven: false });
    const member = await product.member();
    const { analysisId } = await member.analyze(await png());
    const read = await admin.get(`${ENDPOINTS.getAnalysis.path}?analysisId=${analysisId}`);
    expect(read.statusCode).toBe(403);
  });

  it('gets access with an app code, for twelve hours and only in this session', async () => {
    const { shows } = await setUp(admin);
    expect(await opens(admin)).toEqual([200, undefined]);
    const elsewhere = product.browser();
    await elsewhere.login(ADMIN);
    expect(await opens(elsewhere)).toEqual([403, 'second-factor']);
    later(12 * 3600_000 + STEP);
    expect(await opens(admin)).toEqual([403, 'second-factor']);
    expect((await post(admin, proveSecondFactor, shows())).statusCode).toBe(200);
    expect(await opens(admin)).toEqual([200, undefined]);
  });

  it('can set up a second factor, unlike members and visitors', async () => {
    const member = await product.member();
    for (const endpoint of [beginSecondFactor, confirmSecondFactor, proveSecondFactor]) {
      const answer = await post(member, endpoint, '123456');
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'denied']);
      expect((await post(product.browser(), endpoint, '123456')).statusCode).toBe(401);
    }
  });
});

describe('a second-factor code', () => {
  it('works once, within its 30 seconds and those before and after', async () => {
    const { shows } = await setUp(admin);
    const used = shows();
    expect((await post(admin, proveSecondFactor, used)).json().error).toBe(ADMIN_TEXTS.codeWrong);
    later(STEP);
    const next = shows();
    const twice = await Promise.all([1, 2].map(() => post(admin, proveSecondFactor, next)));
    expect(twice.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 401]);
    later(STEP);
    const late = shows();
    later(2 * STEP);
    expect((await post(admin, proveSecondFactor, late)).statusCode).toBe(401);
  });

  it('cannot be guessed: attempts are limited across sessions', async () => {
    const { database } = product;
    const limited = await testProduct({ database: { ...database, close: async () => {} } });
    try {
      const browsers = await Promise.all(
        [1, 2, 3].map(async () => {
          const browser = limited.browser();
          await browser.login(ADMIN);
          return browser;
        }),
      );
      await database.db.delete(rateLimits);
      await setUp(browsers[0]!);
      const statuses = [];
      for (let turn = 0; turn < 12; turn += 1)
        statuses.push((await post(browsers[turn % 3]!, proveSecondFactor, `00000${turn % 10}`)).statusCode);
      // Two attempts were used up by the setup.
      expect(statuses.filter((status) => status === 429)).toHaveLength(4);
      expect(statuses).not.toContain(200);
    } finally {
      await limited.close();
      await product.database.db.delete(rateLimits);
    }
  });

  it('for recovery works once, however it is typed, and is in the audit log', async () => {
    const { recoveryCodes } = await setUp(admin);
    expect(new Set(recoveryCodes).size).toBe(8);
    const browser = product.browser();
    await browser.login(ADMIN);
    const typed = ` ${(recoveryCodes[3] ?? '').toUpperCase().replaceAll('-', ' ')} `;
    expect((await post(browser, proveSecondFactor, typed)).statusCode).toBe(200);
    expect(await opens(browser)).toEqual([200, undefined]);
    expect((await post(browser, proveSecondFactor, typed)).statusCode).toBe(401);
    const rows = await product.database.db.select().from(auditLog);
    expect(rows.map(({ action, details }) => [action, details])).toEqual([
      ['second-factor.set-up', { replaced: false }],
      ['second-factor.recovery', { left: 7 }],
    ]);
  });
});

describe('an authenticator app', () => {
  it('cannot be replaced with only the password, and its owner is mailed about a new one', async () => {
    product.mailer.sent.length = 0;
    const first = await setUp(admin);
    await vi.waitFor(() =>
      expect(product.mailer.lastTo(ADMIN).subject).toBe('An authenticator app was set up for Adjudge'),
    );
    const thief = product.browser();
    await thief.login(ADMIN);
    const refused = await thief.post(beginSecondFactor.path, {});
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'second-factor']);
    // Until the new app is confirmed, the first one still counts.
    await admin.post(beginSecondFactor.path, {});
    later(STEP);
    expect((await post(thief, proveSecondFactor, first.shows())).statusCode).toBe(200);
    const second = await setUp(admin);
    later(STEP);
    expect((await post(thief, proveSecondFactor, first.shows())).statusCode).toBe(401);
    expect((await post(thief, proveSecondFactor, second.shows())).statusCode).toBe(200);
  });

  it('is stored encrypted with the server’s secret', async () => {
    const { secret, recoveryCodes } = await setUp(admin);
    const [row] = await product.database.db.select().from(secondFactors);
    const kept = JSON.stringify(row);
    for (const telling of [secret, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
      expect(kept).not.toContain(telling);
    const [owner] = await product.database.db.select().from(users).where(eq(users.email, ADMIN));
    const others = new SecondFactors(product.database.db, 'another secret of another installation');
    await expect(others.prove(owner!, crypto.randomUUID(), '123456')).rejects.toMatchObject({
      code: 'conflict',
    });
  });
});
