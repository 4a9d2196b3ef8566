import { ENDPOINTS } from '@adjudge/contract';
import { CreativeError } from '@adjudge/engine/intake';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { creditLedger, users } from '../../src/db/schema.ts';
import { gradeImmediately } from '../../src/testing/stand-ins/fake-grader.ts';
import type { TestBrowser } from '../../src/testing/test-browser.ts';
import { engines } from '../../src/testing/test-database.ts';
import { type TestProduct, testProduct } from '../../src/testing/test-product.ts';
import { begun, gated, look, looked, newVisitor, reportPath } from '../fixtures/first-look.ts';

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

  describe('signing up after a first look', () => {
    let email = '';
    let signedUp = 0;
    beforeEach(() => {
      email = `kept-${signedUp++}@example.com`;
    });
    const ledgerOf = async () => {
      const { db } = product.database;
      const [account] = await db.select().from(users).where(eq(users.email, email));
      return db
        .select({ kind: creditLedger.kind, amount: creditLedger.amount })
        .from(creditLedger)
        .where(eq(creditLedger.userId, account?.id ?? ''))
        .orderBy(creditLedger.id);
    };

    it('keeps the report, charges one trial credit and ends the guest', async () => {
      const analysisId = await looked(visitor);
      const token = visitor.guest;
      await visitor.register(email);
      expect(visitor.guest).toBeNull();
      expect(await visitor.creditsLeft()).toEqual({ banner: 2, video: 2 });
      expect(await ledgerOf()).toEqual([
        { kind: 'banner', amount: 1 },
        { kind: 'banner', amount: -1 },
        { kind: 'banner', amount: 2 },
        { kind: 'video', amount: 2 },
      ]);
      const listed = (await visitor.get(ENDPOINTS.listAnalyses.path)).json();
      expect(listed).toMatchObject({ totalCount: 1, analyses: [{ publicId: analysisId }] });
      expect((await visitor.get(reportPath(analysisId))).json()).toMatchObject({
        isOwner: true,
        mayCorrect: true,
      });
      const { entries } = (await visitor.get(ENDPOINTS.listCredits.path)).json();
      expect(entries[2].cause).toMatchObject({ of: 'grading', became: 'kept', analysis: { id: analysisId } });
      const left = newVisitor(product);
      left.guest = token;
      expect((await left.get(ENDPOINTS.keptFirstLook.path)).statusCode).toBe(404);
      expect((await left.get(reportPath(analysisId))).statusCode).toBe(403);
    });

    it('does not allow another first look from the same address', async () => {
      await looked(visitor);
      await visitor.register(email);
      const next = product.browser();
      next.address = visitor.address;
      expect((await look(next)).statusCode).toBe(429);
    });

    it.each([
      ['keeps a report still being graded', gradeImmediately, 2, 1],
      [
        'refunds the credit to the account when the grading fails later',
        () => Promise.reject(new CreativeError('undecodable', 'It is cut off.')),
        3,
        0,
      ],
    ])('%s', async (_what, ends, banner, many) => {
      const go = gated(product, ends);
      const ended = await begun(product, visitor);
      await visitor.register(email);
      expect(await visitor.creditsLeft()).toEqual({ banner: 2, video: 2 });
      go();
      await ended();
      expect(await visitor.creditsLeft()).toEqual({ banner, video: 2 });
      expect((await visitor.get(ENDPOINTS.listAnalyses.path)).json().totalCount).toBe(many);
    });

    it('leaves the report with the guest when it is refused', async () => {
      const analysisId = await looked(visitor);
      await product.browser().register(email);
      expect((await visitor.register(email)).statusCode).toBe(409);
      expect((await visitor.get(reportPath(analysisId))).statusCode).toBe(200);
    });
  });
});
