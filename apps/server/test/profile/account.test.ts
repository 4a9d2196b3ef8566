import { ACCOUNT_DATA_PATH, ACCOUNT_TEXTS, ENDPOINTS, TEXTS } from '@adjudge/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessions, users, verifications } from '../../src/db/schema.ts';
import { PASSWORD, type TestBrowser } from '../../src/testing/test-browser.ts';
import { type TestProduct, testProduct } from '../../src/testing/test-product.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const NEW_PASSWORD = 'a new and better one';

let product: TestProduct;
let mara: TestBrowser;
beforeAll(async () => {
  product = await testProduct({ rateLimits: { failedSignIn: { max: 4, seconds: 900 } } });
});
afterAll(() => product.close());
beforeEach(async () => {
  mara = await product.member();
});

const details = async (browser = mara) =>
  ENDPOINTS.accountDetails.response.parse((await browser.get(ENDPOINTS.accountDetails.path)).json());
const openSessions = async (browser = mara) =>
  ENDPOINTS.listSessions.response.parse((await browser.get(ENDPOINTS.listSessions.path)).json()).sessions;
const isSignedIn = async (browser: TestBrowser) =>
  (await browser.get(ENDPOINTS.session.path)).statusCode === 200;

async function elsewhere(userAgent = FIREFOX): Promise<TestBrowser> {
  const browser = product.browser();
  const login = { email: mara.email, password: PASSWORD };
  await browser.post(ENDPOINTS.login.path, login, { 'user-agent': userAgent });
  return browser;
}

const withoutPassword = () =>
  product.database.db.update(users).set({ passwordHash: null }).where(eq(users.email, mara.email));

/** Waits, because mails go out after the response. */
const mailed = (subject: string) =>
  vi.waitFor(() => expect(product.mailer.lastTo(mara.email).subject).toBe(subject));

describe('account details', () => {
  it('are complete for the owner', async () => {
    expect(await details()).toEqual({
      displayName: 'A Member',
      avatarUrl: null,
      email: mara.email,
      emailVerified: false,
      role: 'user',
      joinDate: expect.stringMatching(/^\d{4}-/),
      accountStatus: 'active',
      currentPlan: 'Free Trial',
      hasPassword: true,
    });
  });

  const reads = ['accountDetails', 'listSessions', 'listCredits'] as const;
  const writes = [
    'updateProfile',
    'changePassword',
    'deleteAccount',
    'endSession',
    'endOtherSessions',
  ] as const;
  const body = {
    displayName: 'X',
    avatarUrl: null,
    newPassword: NEW_PASSWORD,
    confirmNewPassword: NEW_PASSWORD,
    sessionId: crypto.randomUUID(),
  };
  it('are closed to visitors on every endpoint', async () => {
    const visitor = product.browser();
    const answers = await Promise.all([
      visitor.get(ACCOUNT_DATA_PATH),
      ...reads.map((name) => visitor.get(ENDPOINTS[name].path)),
      ...writes.map((name) => visitor.post(ENDPOINTS[name].path, body)),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 401));
  });
});

describe('the profile', () => {
  const { path } = ENDPOINTS.updateProfile;

  it('is saved with its name trimmed', async () => {
    const avatarUrl = 'https://pictures.example/mara.png?size=64';
    const answer = await mara.post(path, { displayName: '  Mara Rossi ', avatarUrl });
    expect(answer.json()).toEqual({ user: { displayName: 'Mara Rossi', avatarUrl } });
    expect(await details()).toMatchObject({ displayName: 'Mara Rossi', avatarUrl });
    await mara.post(path, { displayName: 'Mara Rossi', avatarUrl: null });
    expect((await details()).avatarUrl).toBeNull();
  });

  const refused: readonly [string, object, string][] = [
    ['no name', { displayName: '', avatarUrl: null }, ACCOUNT_TEXTS.nameEmpty],
    ['a name of spaces', { displayName: '   ', avatarUrl: null }, ACCOUNT_TEXTS.nameEmpty],
    ['a name of 51 letters', { displayName: 'x'.repeat(51), avatarUrl: null }, ACCOUNT_TEXTS.nameLong],
    ...['', 'mara.png', '/mara.png', '//x.example/a', 'javascript:alert(1)', 'data:image/png;base64,AA'].map(
      (avatarUrl): [string, object, string] => [
        `the avatar '${avatarUrl}'`,
        { displayName: 'M', avatarUrl },
        ACCOUNT_TEXTS.avatarInvalid,
      ],
    ),
    [
      'an avatar without end',
      { displayName: 'M', avatarUrl: `https://x.example/${'a'.repeat(2048)}` },
      ACCOUNT_TEXTS.avatarInvalid,
    ],
  ];
  it.each(refused)('refuses %s', async (_what, profile, text) => {
    const answer = await mara.post(path, profile);
    expect([answer.statusCode, answer.json().error]).toEqual([400, text]);
    expect((await details()).displayName).toBe('A Member');
  });

  it('cannot change the role, plan or email', async () => {
    await mara.post(path, {
      displayName: 'M',
      avatarUrl: null,
      role: 'admin',
      isPaidUser: true,
      email: 'x@y.z',
    });
    expect(await details()).toMatchObject({ role: 'user', email: mara.email });
  });
});

describe('changing the password', () => {
  const { path } = ENDPOINTS.changePassword;
  const change = (
    currentPassword: string | undefined,
    newPassword = NEW_PASSWORD,
    confirmNewPassword = newPassword,
  ) => mara.post(path, { currentPassword, newPassword, confirmNewPassword });

  it('ends other sessions, renews the current one and mails a notice', async () => {
    const other = await elsewhere();
    const before = mara.session;
    expect((await change(PASSWORD)).json()).toEqual({ success: true });
    expect(await isSignedIn(mara)).toBe(true);
    expect(await isSignedIn(other)).toBe(false);
    expect(mara.session).not.toBe(before);
    const thief = product.browser();
    thief.session = before;
    expect(await isSignedIn(thief)).toBe(false);
    expect((await product.browser().login(mara.email)).statusCode).toBe(401);
    expect((await product.browser().login(mara.email, NEW_PASSWORD)).statusCode).toBe(200);
    await mailed('Your Adjudge password was changed');
  });

  it('invalidates mailed links except for email verification', async () => {
    const { db } = product.database;
    const [account] = await db.select().from(users).where(eq(users.email, mara.email));
    const token = { userId: account!.id, email: mara.email, expiresAt: new Date(Date.now() + 60_000) };
    await db.insert(verifications).values(
      (['verify-email', 'reset-password', 'establish-session'] as const).map((purpose) => ({
        ...token,
        tokenHash: `${purpose} of ${mara.email}`,
        purpose,
      })),
    );
    await change(PASSWORD);
    const left = await db.select().from(verifications).where(eq(verifications.userId, account!.id));
    expect([...new Set(left.map(({ purpose }) => purpose))]).toEqual(['verify-email']);
  });

  it.each([
    ['a blank current password', '', NEW_PASSWORD, NEW_PASSWORD, 400, ACCOUNT_TEXTS.currentPasswordRequired],
    ['none at all', undefined, NEW_PASSWORD, NEW_PASSWORD, 400, ACCOUNT_TEXTS.currentPasswordRequired],
    ['a wrong one', 'not the password', NEW_PASSWORD, NEW_PASSWORD, 401, ACCOUNT_TEXTS.currentPasswordWrong],
    ['a new password that is too short', PASSWORD, 'seven77', 'seven77', 400, ACCOUNT_TEXTS.newPasswordShort],
    ['a new password that is too long', PASSWORD, 'x'.repeat(129), 'x'.repeat(129), 400, TEXTS.passwordLong],
    ['a mismatch', PASSWORD, NEW_PASSWORD, `${NEW_PASSWORD} `, 400, ACCOUNT_TEXTS.newPasswordsDiffer],
  ])('refuses %s', async (_what, current, next, confirmed, status, text) => {
    const answer = await change(current, next, confirmed);
    expect([answer.statusCode, answer.json().error]).toEqual([status, text]);
    expect((await product.browser().login(mara.email)).statusCode).toBe(200);
  });

  it('sets a first password without asking for one', async () => {
    await withoutPassword();
    expect((await details()).hasPassword).toBe(false);
    expect((await change(undefined)).statusCode).toBe(200);
    expect((await product.browser().login(mara.email, NEW_PASSWORD)).statusCode).toBe(200);
    await mailed('Your Adjudge password was changed');
  });

  it('lets one of two concurrent changes succeed', async () => {
    const other = await elsewhere();
    const answers = await Promise.all([
      change(PASSWORD),
      other.post(path, {
        currentPassword: PASSWORD,
        newPassword: 'another one',
        confirmNewPassword: 'another one',
      }),
    ]);
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
  });

  it('limits password guesses, even concurrent ones', async () => {
    const guesses = await Promise.all(Array.from({ length: 7 }, (_, guess) => change(`guess ${guess}`)));
    const codes = guesses.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 401)).toHaveLength(4);
    const refused = guesses.find(({ statusCode }) => statusCode === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await change(PASSWORD)).statusCode).toBe(429);
  });
});

describe('sessions', () => {
  it('are listed with their device, the current one first, without tokens', async () => {
    await elsewhere();
    await elsewhere('x'.repeat(5000));
    const listed = await openSessions();
    expect(listed.map(({ device, current }) => [device, current])).toEqual([
      ['Unknown device', true],
      ['Unknown device', false],
      ['Firefox on Linux', false],
    ]);
    const kept = await product.database.db.select().from(sessions);
    expect(Math.max(...kept.map(({ userAgent }) => userAgent?.length ?? 0))).toBe(200);
    const told = JSON.stringify(listed);
    for (const { tokenHash } of kept) expect(told).not.toContain(tokenHash);
    expect(told).not.toContain(mara.session);
  });

  it('are sorted by last use after the current one, without expired ones', async () => {
    const { db } = product.database;
    const [own] = await openSessions();
    const seenBefore = async (milliseconds: number) => {
      const known = new Set((await openSessions()).map(({ id }) => id));
      await elsewhere();
      const id = (await openSessions()).map((session) => session.id).find((each) => !known.has(each)) ?? '';
      await db
        .update(sessions)
        .set({ lastSeenAt: new Date(Date.now() - milliseconds) })
        .where(eq(sessions.id, id));
      return id;
    };
    const ids = [await seenBefore(3000), await seenBefore(1000), await seenBefore(4000)] as const;
    const ended = await seenBefore(2000);
    await db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(sessions.id, ended));
    expect((await openSessions()).map(({ id }) => id)).toEqual([own?.id, ids[1], ids[0], ids[2]]);
  });

  it('update their last use at most once a minute', async () => {
    const { db } = product.database;
    const seen = async () => (await openSessions())[0]!.lastSeenAt;
    const first = await seen();
    expect(await seen()).toBe(first);
    const old = new Date(Date.now() - 61_000);
    await db.update(sessions).set({ lastSeenAt: old });
    expect(new Date(await seen()).getTime()).toBeGreaterThan(old.getTime() + 50_000);
  });

  it('can be ended one by one, including the current one', async () => {
    const other = await elsewhere();
    const [own, foreign] = await openSessions();
    const end = (sessionId: string) => mara.post(ENDPOINTS.endSession.path, { sessionId });
    expect((await end(foreign!.id)).json()).toEqual({ success: true });
    expect(await isSignedIn(other)).toBe(false);
    expect((await end(foreign!.id)).json().error).toBe(ACCOUNT_TEXTS.sessionAbsent);
    expect((await end(own!.id)).statusCode).toBe(200);
    expect(mara.session).toBeNull();
  });

  it('of another user cannot be ended or listed', async () => {
    const stranger = await product.member();
    const [theirs] = await openSessions(stranger);
    const answer = await mara.post(ENDPOINTS.endSession.path, { sessionId: theirs!.id });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'absent']);
    await mara.post(ENDPOINTS.endOtherSessions.path, {});
    expect(await isSignedIn(stranger)).toBe(true);
    expect((await openSessions()).map(({ id }) => id)).not.toContain(theirs!.id);
  });

  it('can all be ended except for the current one', async () => {
    const others = [await elsewhere(), await elsewhere()];
    await mara.post(ENDPOINTS.endOtherSessions.path, {});
    expect(await Promise.all(others.map(isSignedIn))).toEqual([false, false]);
    expect(await openSessions()).toHaveLength(1);
  });
});
