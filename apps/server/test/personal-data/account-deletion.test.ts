import { ACCOUNT_TEXTS, DEMO_ACCOUNT, ENDPOINTS } from '@adjudge/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDemoAccount } from '../../src/modules/accounts/demo.ts';
import { sweepDiscarded } from '../../src/store/discarded-files.ts';
import {
  analyses,
  bulkItems,
  bulkRuns,
  campaigns,
  contactMessages,
  creatives,
  creditLedger,
  discardedFiles,
  payments,
  sessions,
  uploads,
  users,
} from '../../src/db/schema.ts';
import { jobs } from '../../src/queue/job-table.ts';
import { BulkMember } from '../../src/testing/bulk-member.ts';
import { type Grading, gradeImmediately } from '../../src/testing/stand-ins/fake-grader.ts';
import { png } from '../../src/testing/pictures.ts';
import { PASSWORD, type TestBrowser } from '../../src/testing/test-browser.ts';
import { engines } from '../../src/testing/test-database.ts';
import { SUPPORT, type TestProduct, testProduct } from '../../src/testing/test-product.ts';

const SIX_MINUTES = 6 * 60_000;
/** The creative, its thumbnail and its measurements. */
const FILES_EACH = 3;
const { path } = ENDPOINTS.deleteAccount;

let product: TestProduct;
let mara: TestBrowser;
const remove = (browser = mara) => browser.post(path, { password: PASSWORD });

const idOf = async (browser = mara): Promise<string> => {
  const [account] = await product.database.db.select().from(users).where(eq(users.email, browser.email));
  return account!.id;
};

/** Number of rows that refer to the user, per table. */
async function rowsOf(userId: string): Promise<number[]> {
  const { db } = product.database;
  return Promise.all([
    db.$count(users, eq(users.id, userId)),
    ...[
      sessions,
      analyses,
      creatives,
      creditLedger,
      uploads,
      payments,
      contactMessages,
      bulkRuns,
      bulkItems,
      campaigns,
    ].map((table) => db.$count(table, eq(table.userId, userId))),
  ]);
}
const NONE = Array<number>(11).fill(0);

const sweepLater = () =>
  sweepDiscarded({ db: product.database.db, store: product.store }, Date.now() + SIX_MINUTES);

describe.each(engines())('on $name', ({ open }) => {
  beforeAll(async () => {
    product = await testProduct({ database: await open() });
  });
  afterAll(() => product.close());
  beforeEach(async () => {
    mara = await product.member();
  });
  afterEach(() => product.grader.setGrading(gradeImmediately));

  describe('deleting an account', () => {
    it('removes the user and their files, ends all sessions and mails a confirmation', async () => {
      const elsewhere = product.browser();
      await elsewhere.login(mara.email);
      await mara.analyze(await png('spring.png'), 'Everything must go this Sunday.');
      await mara.post(ENDPOINTS.createCampaign.path, { name: 'Spring' });
      await mara.post(ENDPOINTS.presignVideo.path, { fileName: 'ad.mp4', fileType: 'video/mp4' });
      const stranger = await product.member();
      const theirs = await stranger.analyze(await png('theirs.png'));
      const id = await idOf();
      const { db } = product.database;
      await db
        .insert(contactMessages)
        .values({ userId: id, name: 'M', email: mara.email, subject: 'S', message: 'M' });
      const bought = {
        provider: 'test',
        planName: 'Banner Package',
        quantity: 1,
        cents: 699,
        currency: 'usd',
      } as const;
      const [payment] = await db
        .insert(payments)
        .values({ ...bought, userId: id })
        .returning();

      expect((await remove()).json()).toEqual({ success: true });

      expect(await rowsOf(id)).toEqual(NONE);
      expect(mara.session).toBeNull();
      expect((await elsewhere.get(ENDPOINTS.session.path)).statusCode).toBe(401);
      expect((await product.browser().login(mara.email)).statusCode).toBe(401);
      expect((await stranger.get(theirs.creative.url)).statusCode).toBe(200);
      expect(await product.store.keys()).toHaveLength(FILES_EACH);
      const [kept] = await db.select().from(payments).where(eq(payments.id, payment!.id));
      expect(kept).toMatchObject({ ...bought, userId: null });
      await vi.waitFor(() =>
        expect(product.mailer.lastTo(mara.email).subject).toBe('Your Adjudge account was deleted'),
      );
      expect(product.mailer.lastTo(mara.email).text).toContain(`contact ${SUPPORT} right away`);
      await stranger.post(path, { password: PASSWORD });
      expect(await product.store.keys()).toEqual([]);
    });

    it('removes bulk runs with their waiting files', async () => {
      const nora = await BulkMember.join(product);
      const before = await product.store.keys();
      const runId = await nora.creates();
      for (const name of ['one.png', 'two.png']) await nora.adds(runId, await png(name));
      expect(await product.store.keys()).toHaveLength(before.length + 2);
      expect((await remove(nora.browser)).statusCode).toBe(200);
      expect(await rowsOf(nora.userId)).toEqual(NONE);
      expect(await product.store.keys()).toEqual(before);
    });

    it('frees the email for a new account without the old data', async () => {
      await mara.analyze(await png());
      await remove();
      const again = product.browser();
      await again.register(mara.email);
      expect(await again.creditsLeft()).toEqual({ banner: 3, video: 2 });
      expect((await again.get(ENDPOINTS.listAnalyses.path)).json().totalCount).toBe(0);
    });

    it.each([
      [{}, 400, ACCOUNT_TEXTS.deletePasswordRequired],
      [{ password: '' }, 400, ACCOUNT_TEXTS.deletePasswordRequired],
      [{ password: 'not the password' }, 401, ACCOUNT_TEXTS.deletePasswordWrong],
      [{ confirmation: 'DELETE' }, 400, ACCOUNT_TEXTS.deletePasswordRequired],
    ])('refuses %j and deletes nothing', async (body, status, text) => {
      const answer = await mara.post(path, body);
      expect([answer.statusCode, answer.json().error]).toEqual([status, text]);
      expect((await mara.get(ENDPOINTS.session.path)).statusCode).toBe(200);
    });

    it('refuses an overlong password before checking it', async () => {
      const answer = await mara.post(path, { password: 'x'.repeat(1025) });
      expect([answer.statusCode, answer.json().error]).toEqual([400, ACCOUNT_TEXTS.deletePasswordWrong]);
    });

    it('limits password guesses', async () => {
      const guesses = Array.from({ length: 12 }, (_, guess) =>
        mara.post(path, { password: `guess ${guess}` }),
      );
      const codes = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
      expect(codes.filter((code) => code === 401)).toHaveLength(10);
      expect((await remove()).statusCode).toBe(429);
    });

    it('without a password requires the word DELETE soon after signing in', async () => {
      const { db } = product.database;
      const id = await idOf();
      await db.update(users).set({ passwordHash: null }).where(eq(users.id, id));
      for (const body of [
        {},
        { confirmation: 'delete' },
        { confirmation: 'DELETE ' },
        { password: PASSWORD },
      ]) {
        expect((await mara.post(path, body)).json().error).toBe(ACCOUNT_TEXTS.deleteUnconfirmed);
      }
      const own = eq(sessions.userId, id);
      await db
        .update(sessions)
        .set({ createdAt: new Date(Date.now() - 11 * 60_000) })
        .where(own);
      const late = await mara.post(path, { confirmation: 'DELETE' });
      expect([late.statusCode, late.json().error]).toEqual([403, ACCOUNT_TEXTS.deleteSignInAgain]);
      await db
        .update(sessions)
        .set({ createdAt: new Date(Date.now() - 9 * 60_000) })
        .where(own);
      expect((await mara.post(path, { confirmation: 'DELETE' })).statusCode).toBe(200);
      expect(await rowsOf(id)).toEqual(NONE);
    });

    it('removes files later if the store fails', async () => {
      await mara.analyze(await png());
      const { store } = product;
      const removal = store.removeWithParts.bind(store);
      store.removeWithParts = async () => {
        throw new Error('the store is away');
      };
      expect((await remove()).statusCode).toBe(200);
      expect(await store.keys()).toHaveLength(FILES_EACH);
      store.removeWithParts = removal;
      await sweepDiscarded({ db: product.database.db, store });
      expect(await store.keys()).toHaveLength(FILES_EACH);
      expect(await sweepLater()).toBeGreaterThan(0);
      expect(await store.keys()).toEqual([]);
      expect(await product.database.db.$count(discardedFiles)).toBe(0);
    });
  });

  describe('deleting an account during a grading', () => {
    const idle = async (): Promise<void> => {
      const active = () => product.database.db.$count(jobs, eq(jobs.state, 'active'));
      await expect.poll(active, { timeout: 20_000 }).toBe(0);
    };

    it('lets the grading finish and keeps nothing of it', async () => {
      const { promise: asked, resolve: tell } = Promise.withResolvers<void>();
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      const held: Grading = async (creative, onStep) => {
        tell();
        await released;
        return gradeImmediately(creative, onStep);
      };
      product.grader.setGrading(held);
      const id = await idOf();
      const uploading = mara.upload([await png()]);
      await asked;
      expect((await remove()).statusCode).toBe(200);
      expect(await product.store.keys()).toEqual([]);
      release();
      expect((await uploading).statusCode).toBe(500);
      await idle();
      expect(await rowsOf(id)).toEqual(NONE);
      expect(await product.store.keys()).toEqual([]);
    });

    it('removes waiting gradings from the queue', async () => {
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      const names: string[] = [];
      product.grader.setGrading(async (creative, onStep) => {
        names.push(creative.fileName);
        await released;
        return gradeImmediately(creative, onStep);
      });
      const uploading = [];
      for (const name of ['one.png', 'two.png', 'three.png']) uploading.push(mara.upload([await png(name)]));
      await expect.poll(() => names.length).toBe(2);
      await expect.poll(() => product.database.db.$count(jobs, eq(jobs.state, 'created'))).toBe(1);
      await remove();
      expect(await product.database.db.$count(jobs, eq(jobs.state, 'created'))).toBe(0);
      release();
      await Promise.all(uploading);
      await idle();
      expect(names).toHaveLength(2);
      expect(await product.store.keys()).toEqual([]);
    });

    it('leaves nothing behind at any moment', async () => {
      const ids: string[] = [];
      for (let round = 0; round < 8; round += 1) {
        const one = await product.member();
        ids.push(await idOf(one));
        const uploading = one.upload([await png()]);
        await new Promise((resolve) => void setTimeout(resolve, round * 9));
        expect((await remove(one)).statusCode).toBe(200);
        await uploading;
      }
      await idle();
      for (const id of ids) expect(await rowsOf(id)).toEqual(NONE);
      expect(await product.store.keys()).toEqual([]);
      await sweepLater();
      expect(await product.database.db.$count(discardedFiles)).toBe(0);
    });
  });
});

describe('the demo account', () => {
  it('cannot be deleted or have its password changed', async () => {
    const demo = await testProduct({ demo: true });
    try {
      await openDemoAccount(demo.database.db);
      const anybody = demo.browser();
      await anybody.login(DEMO_ACCOUNT.email, DEMO_ACCOUNT.password);
      const { password } = DEMO_ACCOUNT;
      const changed = {
        currentPassword: password,
        newPassword: 'mine alone',
        confirmNewPassword: 'mine alone',
      };
      for (const answer of [
        await anybody.post(path, { password }),
        await anybody.post(ENDPOINTS.changePassword.path, changed),
      ])
        expect([answer.statusCode, answer.json().error]).toEqual([403, ACCOUNT_TEXTS.demoShared]);
      expect((await demo.browser().login(DEMO_ACCOUNT.email, password)).statusCode).toBe(200);
    } finally {
      await demo.close();
    }
  });
});
