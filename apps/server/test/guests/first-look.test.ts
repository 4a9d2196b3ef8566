import { ENDPOINTS, creativeFilePath } from '@adjudge/contract';
import { CreativeError } from '@adjudge/engine/intake';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweepDiscarded } from '../../src/store/discarded-files.ts';
import { analyses, creatives, creditLedger, guests, users } from '../../src/db/schema.ts';
import { Guests } from '../../src/modules/guests/guests.ts';
import { gradeImmediately } from '../../src/testing/stand-ins/fake-grader.ts';
import { png } from '../../src/testing/pictures.ts';
import { readEvents } from '../../src/testing/read-events.ts';
import type { TestBrowser } from '../../src/testing/test-browser.ts';
import { engines } from '../../src/testing/test-database.ts';
import { type TestProduct, testProduct } from '../../src/testing/test-product.ts';
import { begun, gated, look, looked, newVisitor, reportPath } from '../fixtures/first-look.ts';

const { path } = ENDPOINTS.firstLook;
const A_DAY = 24 * 3600;

let product: TestProduct;
let visitor: TestBrowser;

describe.each(engines())('on $name', ({ open }) => {
  beforeAll(async () => {
    product = await testProduct({ database: await open() });
  });
  afterAll(() => product.close());
  beforeEach(() => {
    visitor = newVisitor(product);
    product.grader.graded.length = 0;
  });
  afterEach(() => product.grader.setGrading(gradeImmediately));

  describe('a first look', () => {
    it('is graded without an account and readable by its visitor for a day', async () => {
      const answer = await look(visitor);
      const analysis = answer.json();
      expect(analysis).toMatchObject({ overallScore: 74.5, grade: 'C', adCopy: null });
      expect(answer.cookies).toMatchObject([
        { name: 'adjudge_guest', httpOnly: true, sameSite: 'Lax', maxAge: A_DAY },
      ]);
      const kept = (await visitor.get(ENDPOINTS.keptFirstLook.path)).json();
      expect(kept.analysisId).toBe(analysis.analysisId);
      const left = (Date.parse(kept.keptUntil) - Date.now()) / 1000;
      expect(left).toBeGreaterThan(A_DAY - 60);
      expect(left).toBeLessThanOrEqual(A_DAY);
      expect((await visitor.get(reportPath(analysis.analysisId))).json()).toMatchObject({
        data: analysis,
        isOwner: false,
        mayCorrect: false,
        isPublic: false,
      });
      for (const size of ['full', 'thumb']) {
        const file = await visitor.get(`${creativeFilePath(analysis.analysisId)}?size=${size}`);
        expect(file.statusCode).toBe(200);
      }
    });

    it('streams its progress and sets the guest cookie', async () => {
      const answer = await visitor.upload([await png()], { path, accept: 'text/event-stream' });
      const last = readEvents(answer.body).at(-1);
      expect(last?.event).toBe('result');
      expect(visitor.guest).not.toBeNull();
      const read = await visitor.get(reportPath(String(last?.data['analysisId'])));
      expect(read.json().data).toEqual(last?.data);
    });

    it('has no analysis id while it is being graded', async () => {
      const go = gated(product);
      const ended = await begun(product, visitor);
      const under = (await visitor.get(ENDPOINTS.keptFirstLook.path)).json();
      expect(under.analysisId).toBeNull();
      go();
      await ended();
      const kept = (await visitor.get(ENDPOINTS.keptFirstLook.path)).json();
      expect((await visitor.get(reportPath(kept.analysisId))).statusCode).toBe(200);
    });

    it('gives no access to other endpoints', async () => {
      const analysisId = await looked(visitor);
      const asked = [
        await visitor.get(ENDPOINTS.session.path),
        await visitor.get(ENDPOINTS.listAnalyses.path),
        await visitor.post(ENDPOINTS.shareAnalysis.path, { analysisId, makePublic: true }),
        await visitor.post(ENDPOINTS.exportCsv.path, { analysisId }),
        await visitor.post(ENDPOINTS.exportPdf.path, { analysisId, options: {} }),
        await visitor.post(ENDPOINTS.correctAnalysis.path, { analysisId, told: { brand: 'Mine' } }),
        await visitor.post(ENDPOINTS.whatIf.path, { analysisId }),
        await visitor.post(ENDPOINTS.deleteAnalysis.path, { analysisId }),
        await visitor.post(ENDPOINTS.createBulkRun.path, { name: 'Spring' }),
        await visitor.upload([await png()]),
      ];
      expect(asked.map(({ statusCode }) => statusCode)).toEqual(asked.map(() => 401));
    });

    it('cannot be read by other guests, members or visitors', async () => {
      const analysisId = await looked(visitor);
      const other = newVisitor(product);
      await looked(other);
      for (const reader of [other, newVisitor(product), await product.member()]) {
        expect((await reader.get(reportPath(analysisId))).statusCode).toBe(403);
        expect((await reader.get(creativeFilePath(analysisId))).statusCode).toBe(404);
      }
    });
  });

  describe('a guest token', () => {
    it('is not a session', async () => {
      await looked(visitor);
      const thief = product.browser();
      thief.session = visitor.guest;
      expect((await thief.get(ENDPOINTS.session.path)).statusCode).toBe(401);
    });

    it('planted in another browser gives no access to what is graded there', async () => {
      product.grader.setGrading(() => Promise.reject(new CreativeError('undecodable', 'It is cut off.')));
      await look(visitor);
      product.grader.setGrading(gradeImmediately);
      const victim = newVisitor(product);
      victim.guest = visitor.guest;
      const analysisId = await looked(victim);
      expect((await victim.get(reportPath(analysisId))).statusCode).toBe(200);
      expect((await visitor.get(reportPath(analysisId))).statusCode).toBe(403);
    });
  });

  it('is deleted with its files after a day, and the address may have another', async () => {
    const analysisId = await looked(visitor);
    const [kept] = await product.database.db.select().from(analyses).where(eq(analyses.id, analysisId));
    const guestId = kept?.userId ?? '';
    const { db } = product.database;
    const [creative] = await db.select().from(creatives).where(eq(creatives.userId, guestId));
    const key = creative?.storeKey ?? '';
    const sweeper = new Guests(db, 'any');
    expect(await sweeper.sweep()).toBe(0);
    await db
      .update(guests)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(guests.userId, guestId));
    expect((await visitor.get(reportPath(analysisId))).statusCode).toBe(403);
    expect(await sweeper.sweep()).toBe(1);
    await sweepDiscarded({ db, store: product.store }, Date.now() + 6 * 60_000);
    expect((await product.store.keys()).filter((one) => one.startsWith(key))).toEqual([]);
    for (const table of [analyses, creatives, creditLedger, guests]) {
      expect(await db.$count(table, eq(table.userId, guestId))).toBe(0);
    }
    expect(await db.$count(users, eq(users.id, guestId))).toBe(0);
    expect((await look(visitor)).statusCode).toBe(200);
  });

  it('is not listed among the accounts for admins', async () => {
    await looked(visitor);
    const admin = await product.admin();
    const all = (await admin.get(`${ENDPOINTS.adminUsers.path}?limit=100`)).json();
    const emails: string[] = all.users.map((user: { email: string }) => user.email);
    expect(emails).toContain(admin.email);
    expect(emails.filter((email) => email.startsWith('guest-'))).toEqual([]);
    expect(all.totalCount).toBe(emails.length);
  });
});
