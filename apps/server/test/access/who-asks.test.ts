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

describe('a session that is used', () => {
  /** The response's status, and which token it sets again for how long. */
  const asks = async (browser = member) => {
    const { statusCode, cookies } = await browser.get(ENDPOINTS.session.path);
    return [statusCode, ...cookies.map(({ name, value, maxAge }) => ({ name, value, maxAge }))];
  };

  it('is prolonged once a day, on the server and in the cookie', async () => {
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

  it('sends nothing again to a browser whose session there is not', async () => {
    member.session = 'a-made-up-token';
    expect(await asks()).toEqual([401]);
  });

  it('writes nothing into an account whose role stays', async () => {
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

it('a visitor is turned away before anybody looks at what they sent', async () => {
  const { path } = ENDPOINTS.updateProfile;
  expect((await member.post(path, {})).statusCode).toBe(400);
  const answer = await product.browser().post(path, {});
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'not-authenticated']);
});

describe('the session of a suspended account', () => {
  const suspend = () =>
    product.database.db.update(users).set({ status: 'suspended' }).where(eq(users.email, member.email));

  it('opens no more than a visitor has', async () => {
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

  it('may write to support, as anybody may', async () => {
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
