import { ACCESS_TEXTS, ENDPOINTS, TEXTS } from '@adjudge/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SESSION_COOKIE } from '../../src/access/sessions.ts';
import { contactMessages, users } from '../../src/db/schema.ts';
import { published, reading } from '../../src/testing/moderation.ts';
import { png } from '../../src/testing/pictures.ts';
import type { TestBrowser } from '../../src/testing/test-browser.ts';
import { type TestProduct, testProduct } from '../../src/testing/test-product.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let product: TestProduct;
let member: TestBrowser;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  member = await product.member();
});
afterEach(() => void vi.useRealTimers());

const later = (milliseconds: number): void =>
  void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds });

describe('a session in use', () => {
  /** The response's status, and which token it sets again for how long. */
  const asks = async (browser = member) => {
    const { statusCode, cookies } = await browser.get(ENDPOINTS.session.path);
    return [statusCode, ...cookies.map(({ name, value, maxAge }) => ({ name, value, maxAge }))];
  };

  it('is extended once a day, on the server and in the cookie', async () => {
    const again = { name: SESSION_COOKIE, value: member.session, maxAge: 30 * 24 * 3600 };
    expect(await asks()).toEqual([200]);
    later(DAY - MINUTE);
    expect(await asks()).toEqual([200]);
    later(2 * MINUTE);
    expect(await asks()).toEqual([200, again]);
    expect(await asks()).toEqual([200]);
    later(30 * DAY - MINUTE);
    expect(await asks()).toEqual([200, again]);
    later(30 * DAY + MINUTE);
    expect(await asks()).toEqual([401]);
  });

  it('sets no cookie for an unknown session', async () => {
    member.session = 'a-made-up-token';
    expect(await asks()).toEqual([401]);
  });

  it('does not write to the account when its role stays the same', async () => {
    const written = async () => {
      const of = eq(users.email, member.email);
      return product.database.db
        .select({ by: sql<string>`${users}.xmin::text` })
        .from(users)
        .where(of);
    };
    const before = await written();
    expect(await asks()).toEqual([200]);
    expect(await written()).toEqual(before);
  });
});

it('an anonymous request gets 401 before its body is validated', async () => {
  const { path } = ENDPOINTS.updateProfile;
  expect((await member.post(path, {})).statusCode).toBe(400);
  const answer = await product.browser().post(path, {});
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'not-authenticated']);
});

describe('a suspended account', () => {
  const suspend = () =>
    product.database.db.update(users).set({ status: 'suspended' }).where(eq(users.email, member.email));

  it('can open only what a visitor can', async () => {
    const shared = await published(product, await product.member());
    const { analysisId } = await member.analyze(await png());
    expect((await member.get(reading(analysisId))).statusCode).toBe(200);
    await suspend();
    const own = await member.get(reading(analysisId));
    expect([own.statusCode, own.json().error]).toEqual([403, TEXTS.analysisDenied]);
    const others = await member.get(reading(shared));
    expect([others.statusCode, others.json().isOwner]).toEqual([200, false]);
    const list = await member.get(ENDPOINTS.listAnalyses.path);
    expect([list.statusCode, list.json().error]).toEqual([403, ACCESS_TEXTS.suspended]);
  });

  it('can still write to support, without being linked to the message', async () => {
    await suspend();
    const answer = await member.post(ENDPOINTS.contact.path, {
      name: 'Mara Rossi',
      email: member.email,
      subject: 'My account',
      message: 'Why was my account suspended, and by whom?',
    });
    expect(answer.statusCode).toBe(200);
    const [message] = await product.database.db
      .select({ userId: contactMessages.userId })
      .from(contactMessages)
      .where(eq(contactMessages.email, member.email));
    expect(message).toEqual({ userId: null });
  });
});
