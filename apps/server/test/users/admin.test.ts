import { randomUUID } from 'node:crypto';
import { ADMIN_TEXTS, ENDPOINTS, TEXTS, type AdminUser } from '@adjudge/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { syncRoles } from '../../src/access/roles.ts';
import { Sessions } from '../../src/access/sessions.ts';
import { setStatus } from '../../src/modules/users/set-status.ts';
import { auditLog, users } from '../../src/db/schema.ts';
import { ApiError } from '../../src/errors/api-error.ts';
import { auditLogSeenBy, published, reading } from '../../src/testing/moderation.ts';
import type { TestBrowser } from '../../src/testing/test-browser.ts';
import { ADMINS, type TestProduct, testProduct } from '../../src/testing/test-product.ts';

let product: TestProduct;
let admin: TestBrowser;
let member: TestBrowser;
const [ADMIN = '', SECOND = ''] = ADMINS;

beforeAll(async () => {
  product = await testProduct();
  admin = await product.admin();
});
afterAll(() => product.close());
beforeEach(async () => {
  member = await product.member();
  await product.database.db.delete(auditLog);
});

const { path: session } = ENDPOINTS.session;

async function verify(email: string, emailVerified = true): Promise<void> {
  await product.database.db.update(users).set({ emailVerified }).where(eq(users.email, email));
}

const sessions = () => new Sessions(product.database.db, 'a secret of the tests, 32 characters', ADMINS);

const roleOf = async (browser: TestBrowser): Promise<string> =>
  ENDPOINTS.session.response.parse((await browser.get(session)).json()).user.role;

async function seenByAdmin({ email }: TestBrowser): Promise<AdminUser> {
  const answer = await admin.get(`${ENDPOINTS.adminUsers.path}?search=${encodeURIComponent(email)}`);
  const [found] = ENDPOINTS.adminUsers.response.parse(answer.json()).users;
  if (!found) throw new Error(`${email} is not listed`);
  return found;
}

async function idOf(email: string): Promise<string> {
  const [found] = await product.database.db.select().from(users).where(eq(users.email, email));
  return found?.id ?? '';
}

describe('the admin role', () => {
  it('requires a listed and verified email', async () => {
    const second = product.browser();
    await second.register(SECOND);
    expect(await roleOf(second)).toBe('user');
    await verify(SECOND);
    expect((await second.login('SECOND-admin@example.com')).json().user.role).toBe('admin');
    await verify(SECOND, false);
    expect(await roleOf(second)).toBe('user');
    await verify(member.email);
    expect(await roleOf(member)).toBe('user');
  });

  it('follows the setting at startup', async () => {
    const { db } = product.database;
    const roles = async () =>
      new Map((await db.select().from(users)).map(({ email, role }) => [email, role]));
    await verify(member.email);
    await syncRoles(db, [member.email]);
    expect((await roles()).get(member.email)).toBe('admin');
    expect((await roles()).get(ADMIN)).toBe('user');
    await syncRoles(db, []);
    expect([...(await roles()).values()]).not.toContain('admin');
    await syncRoles(db, ADMINS);
    expect((await roles()).get(ADMIN)).toBe('admin');
  });
});

describe('admin endpoints', () => {
  const calls = Object.values(ENDPOINTS).filter(({ path }) => path.startsWith('/_api/admin/'));

  it.each(calls)('$path refuses visitors and users', async ({ method, path }) => {
    const ask = (browser: TestBrowser) => (method === 'GET' ? browser.get(path) : browser.post(path, {}));
    const [visitor, user] = [await ask(product.browser()), await ask(member)];
    expect([visitor.statusCode, visitor.json().code]).toEqual([401, 'not-authenticated']);
    expect([user.statusCode, user.json().error]).toEqual([403, ADMIN_TEXTS.denied]);
  });
});

describe('accounts', () => {
  it('are listed newest first, with credits and last use', async () => {
    const answer = await admin.get(`${ENDPOINTS.adminUsers.path}?limit=1`);
    const { users: listed, totalCount } = ENDPOINTS.adminUsers.response.parse(answer.json());
    expect(listed).toHaveLength(1);
    expect(totalCount).toBe(await product.database.db.$count(users));
    expect(listed[0]).toMatchObject({
      email: member.email,
      displayName: 'A Member',
      role: 'user',
      status: 'active',
      credits: { banner: 3, video: 2 },
    });
    expect(listed[0]?.lastSeenAt).not.toBeNull();
    expect(JSON.stringify(listed)).not.toContain('argon2');
  });

  it.each([
    ['a part of the email', 'ADMIN@exam', [ADMIN]],
    ['a wildcard, which is taken literally', 'a%n', []],
    ['text that does not occur', 'nobody\u0000', []],
  ])('are searched by %s', async (_what, search, expected) => {
    const answer = await admin.get(`${ENDPOINTS.adminUsers.path}?search=${encodeURIComponent(search)}`);
    const { users: listed } = ENDPOINTS.adminUsers.response.parse(answer.json());
    expect(listed.map(({ email }) => email).filter((email) => email !== SECOND)).toEqual(expected);
  });
});

describe('suspending an account', () => {
  const set = (body: object) => admin.post(ENDPOINTS.setUserStatus.path, body);

  it('ends its sessions and hides its reports until it is reactivated', async () => {
    const analysisId = await published(product, member);
    const { id: userId } = await seenByAdmin(member);
    const visitor = product.browser();
    const picture = `/_api/analysis/creative/${analysisId}`;
    expect((await visitor.get(reading(analysisId))).statusCode).toBe(200);
    const token = member.session;

    expect((await set({ userId, status: 'suspended' })).json()).toEqual({ success: true });
    expect((await member.get(session)).statusCode).toBe(401);
    const hidden = await visitor.get(reading(analysisId));
    const absent = await visitor.get(reading('x'.repeat(21)));
    expect([hidden.statusCode, hidden.json().error]).toEqual([absent.statusCode, absent.json().error]);
    expect((await visitor.get(picture)).statusCode).toBe(404);
    const other = await product.member();
    expect((await other.get(reading(analysisId))).json().error).toBe(TEXTS.analysisDenied);
    expect((await other.get(picture)).statusCode).toBe(404);
    expect((await admin.get(reading(analysisId))).statusCode).toBe(200);

    await set({ userId, status: 'active' });
    expect((await visitor.get(reading(analysisId))).statusCode).toBe(200);
    member.session = token;
    expect((await member.get(session)).statusCode).toBe(401);
    expect((await member.login(member.email)).statusCode).toBe(200);
    expect(await auditLogSeenBy(admin)).toMatchObject([
      { action: 'user.status', details: { from: 'suspended', to: 'active' } },
      {
        action: 'user.status',
        actor: ADMIN,
        subject: `user:${userId}`,
        details: { from: 'active', to: 'suspended' },
      },
    ]);
  });

  it('also blocks a session that was opened at the same moment', async () => {
    const { id: userId } = await seenByAdmin(member);
    await set({ userId, status: 'suspended' });
    const token = await sessions().begin(userId, null);
    const answer = await product.app.inject({
      url: '/_api/analysis/list',
      cookies: { adjudge_session: token },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'denied']);
  });

  it('is refused for oneself and for the last admin', async () => {
    const own = await set({ userId: await idOf(ADMIN), status: 'suspended' });
    expect([own.statusCode, own.json().error]).toEqual([409, ADMIN_TEXTS.ownSuspension]);
    await verify(SECOND, false);
    await syncRoles(product.database.db, ADMINS);
    await expect(
      setStatus(product.database.db, sessions(), {
        actorId: await idOf(member.email),
        userId: await idOf(ADMIN),
        status: 'suspended',
      }),
    ).rejects.toEqual(new ApiError('conflict', ADMIN_TEXTS.lastAdmin));
    expect(await auditLogSeenBy(admin)).toEqual([]);
  });

  it('responds 404 for an unknown account', async () => {
    const answer = await set({ userId: randomUUID(), status: 'suspended' });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'absent']);
  });
});

describe('adjusting credits', () => {
  const give = (body: object) => admin.post(ENDPOINTS.giveCredits.path, body);

  it('happens once for repeated requests with the same id', async () => {
    const { id: userId } = await seenByAdmin(member);
    const change = { grantId: randomUUID(), userId, kind: 'banner', amount: 5 };
    const answers = await Promise.all([give(change), give(change), give(change)]);
    expect(answers.map((answer) => answer.json())).toEqual(
      answers.map(() => ({ credits: { banner: 8, video: 2 } })),
    );
    expect(await member.creditsLeft()).toEqual({ banner: 8, video: 2 });
    expect(await auditLogSeenBy(admin)).toMatchObject([
      { action: 'user.credits', details: { kind: 'banner', amount: 5, grantId: change.grantId } },
    ]);
  });

  it.each([
    ['amount', { amount: 6 }],
    ['kind', { kind: 'video' }],
  ])('is refused for an id already used with another %s', async (_what, difference) => {
    const { id: userId } = await seenByAdmin(member);
    const change = { grantId: randomUUID(), userId, kind: 'banner', amount: 5 };
    await give(change);
    const stolen = await give({ ...change, ...difference });
    expect([stolen.statusCode, stolen.json().error]).toEqual([409, ADMIN_TEXTS.grantUsed]);
    expect(await member.creditsLeft()).toEqual({ banner: 8, video: 2 });
  });

  it('is refused for an id already used for another account', async () => {
    const other = await product.member();
    const change = { grantId: randomUUID(), kind: 'banner', amount: 5 };
    await give({ ...change, userId: (await seenByAdmin(member)).id });
    const stolen = await give({ ...change, userId: (await seenByAdmin(other)).id });
    expect([stolen.statusCode, stolen.json().error]).toEqual([409, ADMIN_TEXTS.grantUsed]);
    expect(await other.creditsLeft()).toEqual({ banner: 3, video: 2 });
  });

  it('can take credits down to zero, but not below', async () => {
    const { id: userId } = await seenByAdmin(member);
    const take = (amount: number) => give({ grantId: randomUUID(), userId, kind: 'video', amount });
    expect((await take(-3)).json().error).toBe(ADMIN_TEXTS.tooFewCredits);
    expect((await take(-2)).json()).toEqual({ credits: { banner: 3, video: 0 } });
    expect((await take(-1)).statusCode).toBe(409);
  });

  it.each([0, 1.5, 10_001, '5', null])('is refused for the amount %j', async (amount) => {
    const { id: userId } = await seenByAdmin(member);
    const answer = await give({ grantId: randomUUID(), userId, kind: 'banner', amount });
    expect(answer.statusCode).toBe(400);
  });

  it('is refused for an unknown account', async () => {
    const answer = await give({ grantId: randomUUID(), userId: randomUUID(), kind: 'banner', amount: 1 });
    expect(answer.json().error).toBe(ADMIN_TEXTS.userAbsent);
  });
});
