import { ENDPOINTS, TEXTS } from '@adjudge/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { SESSION_COOKIE } from '../../src/access/sessions.ts';
import { BROWSER_COOKIE } from '../../src/modules/accounts/known-browsers.ts';
import { mailedToken } from '../../src/testing/mailed-token.ts';
import { registeredRoutes } from '../../src/testing/registered-routes.ts';
import { PASSWORD, type TestBrowser } from '../../src/testing/test-browser.ts';
import { type TestProduct, testProduct } from '../../src/testing/test-product.ts';

const { deleteAccount, login, logout, forgotPassword, sendVerification, session } = ENDPOINTS;
const GUESSES = 3;
const MAILS = 2;

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct({
    rateLimits: { failedSignIn: { max: GUESSES, seconds: 900 }, mailbox: { max: MAILS, seconds: 900 } },
  });
});
afterAll(() => product.close());
afterEach(() => void vi.useRealTimers());

async function person(email: string): Promise<TestBrowser> {
  const browser = product.browser();
  await browser.register(email);
  return browser;
}

describe('cross-site requests', () => {
  it('are rejected by every POST route', async () => {
    const routes = registeredRoutes(product.app);
    const methods = new Set(routes.flatMap((route) => route.methods));
    // This test does not know how to call routes with other methods.
    expect([...methods].toSorted((a, b) => a.localeCompare(b))).toEqual(['GET', 'HEAD', 'POST']);
    const posts = routes.filter((route) => route.methods.includes('POST')).map(({ path }) => path);
    const called = Object.values(ENDPOINTS).filter(({ method }) => method === 'POST');
    expect(posts).toEqual(expect.arrayContaining(called.map(({ path }) => path)));
    const member = await product.member();
    for (const url of posts) {
      for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }]) {
        const answer = await member.post(url, {}, headers);
        expect([url, answer.statusCode, answer.json().code]).toEqual([url, 403, 'bad-origin']);
      }
    }
    expect((await member.get(session.path)).statusCode).toBe(200);
  });

  it('cannot inject their host into a mailed link', async () => {
    await person('host@example.com');
    const answer = await product
      .browser()
      .post(
        forgotPassword.path,
        { email: 'host@example.com' },
        { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
      );
    expect(answer.statusCode).toBe(200);
    await mailedToken(product.mailer, { to: 'host@example.com', page: '/reset-password' });
    const { text, html } = product.mailer.lastTo('host@example.com');
    expect(text).toContain('http://localhost:3000/reset-password?token=');
    expect(text + html).not.toContain('evil.example');
  });
});

describe('a session', () => {
  it('is never one that an attacker planted before sign-in', async () => {
    await person('victim@example.com');
    const attacker = await person('attacker@example.com');
    for (const planted of [attacker.session, 'a-made-up-token']) {
      const victim = product.browser();
      victim.session = planted;
      await victim.login('victim@example.com');
      expect(victim.session).not.toBe(planted);
      const thief = product.browser();
      thief.session = planted;
      expect((await thief.get(session.path)).statusCode).toBe(401);
    }
  });

  it.each([
    ['http://localhost:3000', false],
    ['https://ads.example', true],
  ])('has host-only cookies for %s, marked Secure on https', async (publicUrl, secure) => {
    const other = await testProduct({ publicUrl });
    try {
      const answer = await other.browser().register('cookie@example.com');
      for (const name of [SESSION_COOKIE, BROWSER_COOKIE]) {
        const cookie = answer.cookies.find((one) => one.name === name);
        expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
        expect(cookie?.secure ?? false).toBe(secure);
        expect(cookie?.domain).toBeUndefined();
      }
      const { headers } = await other.browser().get('/healthz');
      expect(headers['strict-transport-security'] !== undefined).toBe(secure);
    } finally {
      await other.close();
    }
  });

  it('ends only in this browser on logout, and its cookie is cleared', async () => {
    const here = await person('leaver@example.com');
    const elsewhere = product.browser();
    await elsewhere.login('leaver@example.com');
    const token = here.session;
    const answer = await here.post(logout.path, {});
    const cleared = answer.cookies.find(({ name }) => name === SESSION_COOKIE);
    expect(cleared).toMatchObject({ value: '', path: '/' });
    expect(cleared?.expires?.getTime()).toBe(0);
    here.session = token;
    expect((await here.get(session.path)).json().error).toBe('Not authenticated');
    expect((await elsewhere.get(session.path)).statusCode).toBe(200);
  });
});

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

/** Median milliseconds of two calls, which alternate so that a busy machine slows both. */
async function timed(rounds: number, first: () => Promise<unknown>, second: () => Promise<unknown>) {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, call] of [first, second].entries()) {
      const began = performance.now();
      await call();
      times[at]?.push(performance.now() - began);
    }
  }
  return [median(times[0]), median(times[1])] as const;
}

describe('account enumeration', () => {
  it('is prevented at sign-in: same response and same time', async () => {
    const open = await testProduct({ rateLimits: { failedSignIn: { max: 1000, seconds: 900 } } });
    try {
      await open.browser().register('known@example.com');
      const guess = (email: string) => open.browser().login(email, 'not the password');
      const answers = [await guess('known@example.com'), await guess('unknown@example.com')];
      expect(answers.map((answer) => [answer.statusCode, answer.json().error, answer.cookies])).toEqual([
        [401, TEXTS.loginWrong, []],
        [401, TEXTS.loginWrong, []],
      ]);
      const [known, unknown] = await timed(
        15,
        () => guess('known@example.com'),
        () => guess('unknown@example.com'),
      );
      // Without a hash to compare with, an unknown address would get a response about twenty times as fast.
      expect(unknown / known).toBeGreaterThan(0.4);
      expect(unknown / known).toBeLessThan(2.5);
    } finally {
      await open.close();
    }
  });

  it('is prevented at password reset, even with a slow mail server', async () => {
    const open = await testProduct();
    try {
      await open.browser().register('known@example.com');
      const send = open.mailer.send.bind(open.mailer);
      open.mailer.send = async (mail) => {
        await new Promise((resolve) => setTimeout(resolve, 150));
        await send(mail);
      };
      const ask = (email: string) => open.browser().post(forgotPassword.path, { email });
      const [known, unknown] = await timed(
        9,
        () => ask('known@example.com'),
        () => ask('unknown@example.com'),
      );
      expect(Math.abs(known - unknown)).toBeLessThan(100);
      const answers = [await ask('known@example.com'), await ask('unknown@example.com')];
      expect(answers[0]?.body).toBe(answers[1]?.body);
      await mailedToken(open.mailer, { to: 'known@example.com', page: '/reset-password', count: 5 });
    } finally {
      await open.close();
    }
  });

  it('is prevented by the same rate limit for known and unknown addresses', async () => {
    await person('often@example.com');
    const statuses = async (email: string) => {
      const answers = [];
      for (let turn = 0; turn < 3; turn += 1)
        answers.push(await product.browser().post(forgotPassword.path, { email }));
      return answers.map(({ statusCode, headers }) => [statusCode, headers['retry-after'] !== undefined]);
    };
    const expected = [
      [200, false],
      [200, false],
      [429, true],
    ];
    expect(await statuses('often@example.com')).toEqual(expected);
    expect(await statuses('nobody@example.com')).toEqual(expected);
  });
});

describe('account rate limits', () => {
  const guess = (browser: TestBrowser, email: string) => browser.login(email, 'a guess');

  it('limit concurrent password guesses from many addresses', async () => {
    await person('crowd@example.com');
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        product
          .browser()
          .post(
            login.path,
            { email: 'crowd@example.com', password: `guess ${at}` },
            { 'x-forwarded-for': `203.0.113.${at}` },
          ),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(GUESSES);
    expect(statuses.filter((status) => status === 429)).toHaveLength(12 - GUESSES);
  });

  it('lock the account only for the time in Retry-After', async () => {
    await person('locked@example.com');
    for (let turn = 0; turn < GUESSES; turn += 1) await guess(product.browser(), 'locked@example.com');
    const locked = await product.browser().login('LOCKED@example.com');
    expect(locked.statusCode).toBe(429);
    const seconds = Number(locked.headers['retry-after']);
    expect(seconds).toBeGreaterThan(800);
    expect(seconds).toBeLessThanOrEqual(900);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (seconds + 1) * 1000 });
    expect((await product.browser().login('locked@example.com')).statusCode).toBe(200);
  });

  it('never lock the owner out of a browser they have signed in with', async () => {
    const owner = await person('owner@example.com');
    await owner.post(logout.path, {});
    for (let turn = 0; turn < GUESSES; turn += 1) await guess(product.browser(), 'owner@example.com');
    expect((await product.browser().login('owner@example.com')).statusCode).toBe(429);
    expect((await owner.login('owner@example.com')).statusCode).toBe(200);
  });

  it('also apply in a known browser, and the browser cookie of another account does not help', async () => {
    const thief = await person('thief@example.com');
    await person('target@example.com');
    const mark = thief.mark;
    for (let turn = 0; turn < GUESSES; turn += 1) await guess(thief, 'target@example.com');
    expect((await guess(product.browser(), 'target@example.com')).statusCode).toBe(429);
    expect((await guess(thief, 'target@example.com')).statusCode).toBe(429);
    thief.mark = mark;
    for (let turn = 0; turn < GUESSES; turn += 1) await guess(thief, 'thief@example.com');
    expect((await guess(thief, 'thief@example.com')).statusCode).toBe(429);
  });

  it('do not count successful sign-ins', async () => {
    await person('often-right@example.com');
    for (let turn = 0; turn < GUESSES * 2; turn += 1)
      expect((await product.browser().login('often-right@example.com')).statusCode).toBe(200);
  });

  it('limit verification mails, of which registering sends the first', async () => {
    const ann = await person('mailbox@example.com');
    const statuses = [];
    for (let turn = 0; turn < 2; turn += 1)
      statuses.push((await ann.post(sendVerification.path, {})).statusCode);
    expect(statuses).toEqual([200, 429]);
  });

  it('limit mails to a stranger with whose email accounts are opened and deleted in turn', async () => {
    const opened = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const account = await person('stranger@example.com');
      opened.push((await account.post(deleteAccount.path, { password: PASSWORD })).statusCode);
    }
    expect(opened).toEqual([200, 200, 200]);
    const isToStranger = ({ to }: { to: string }) => to === 'stranger@example.com';
    await vi.waitFor(() => expect(product.mailer.sent.filter(isToStranger)).toHaveLength(MAILS));
  });
});
