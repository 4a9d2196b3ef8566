import { ENDPOINTS } from '@adjudge/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertEntry } from '../../src/modules/credits/ledger.ts';
import { payments, users } from '../../src/db/schema.ts';
import { png } from '../../src/testing/pictures.ts';
import { gradeImmediately } from '../../src/testing/stand-ins/fake-grader.ts';
import type { TestBrowser } from '../../src/testing/test-browser.ts';
import { type TestProduct, testProduct } from '../../src/testing/test-product.ts';
import { gated } from '../fixtures/first-look.ts';

let product: TestProduct;
let mara: TestBrowser;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  product.grader.setGrading(gradeImmediately);
  mara = await product.member();
});

describe('the credit history', () => {
  const history = async (query = '') =>
    ENDPOINTS.listCredits.response.parse((await mara.get(`${ENDPOINTS.listCredits.path}${query}`)).json());

  it('lists each change with its cause, newest first, and adds up to the balance', async () => {
    const kept = await mara.analyze(await png('spring.png'));
    const { analysisId } = await mara.analyze(await png('summer.png'));
    await mara.post(ENDPOINTS.deleteAnalysis.path, { analysisId });
    product.grader.setGrading(async () => {
      throw new Error('no grade today');
    });
    await mara.upload([await png('autumn.png')]);
    const { entries, totalCount } = await history();
    expect(entries.map(({ kind, amount, cause }) => [kind, amount, cause])).toEqual([
      ['banner', 1, { of: 'given-back' }],
      ['banner', -1, { of: 'grading', became: 'failed', analysis: null }],
      ['banner', -1, { of: 'grading', became: 'deleted', analysis: null }],
      ['banner', -1, { of: 'grading', became: 'kept', analysis: { id: kept.analysisId, name: 'spring' } }],
      ['video', 2, { of: 'sign-up' }],
      ['banner', 3, { of: 'sign-up' }],
    ]);
    expect(totalCount).toBe(6);
    const sum = entries
      .filter(({ kind }) => kind === 'banner')
      .reduce((total, { amount }) => total + amount, 0);
    expect(sum).toBe((await mara.creditsLeft()).banner);
    expect((await history('?limit=4&page=2')).entries.map(({ id }) => id)).toEqual(
      entries.slice(4).map(({ id }) => id),
    );
  });

  it('names a creative as it was renamed', async () => {
    const { analysisId } = await mara.analyze(await png('IMG_2031.png'));
    await mara.post(ENDPOINTS.renameCreative.path, { analysisId, name: 'Spring sale' });
    const { cause } = (await history('?limit=1')).entries[0] ?? {};
    expect(cause).toMatchObject({ of: 'grading', analysis: { id: analysisId, name: 'Spring sale' } });
  });

  it('distinguishes a running grading from a finished one', async () => {
    const open = gated(product);
    const grading = mara.analyze(await png('spring.png'));
    const newest = async () => (await history('?limit=1')).entries[0];
    await expect.poll(async () => (await newest())?.amount).toBe(-1);
    expect((await newest())?.cause).toEqual({ of: 'grading', became: 'running', analysis: null });
    open();
    const { analysisId } = await grading;
    const analysis = { id: analysisId, name: 'spring' };
    expect((await newest())?.cause).toEqual({ of: 'grading', became: 'kept', analysis });
  });

  it('is readable with reasons that refer to nothing known', async () => {
    const { db } = product.database;
    const [account] = await db.select().from(users).where(eq(users.email, mara.email));
    const none = crypto.randomUUID();
    for (const reason of [`grading:by hand of ${none}`, `payment:by hand of ${none}`, `By hand: ${none}`])
      await insertEntry(db, { userId: account!.id, kind: 'video', amount: 1, reason });
    const { entries } = await history('?limit=3');
    expect(entries.map(({ cause }) => cause)).toEqual([
      { of: 'adjustment' },
      { of: 'purchase', plan: null },
      { of: 'grading', became: 'deleted', analysis: null },
    ]);
  });

  it('names what was bought, refunded and adjusted', async () => {
    const { db } = product.database;
    const [account] = await db.select().from(users).where(eq(users.email, mara.email));
    const [payment] = await db
      .insert(payments)
      .values({
        userId: account!.id,
        provider: 'test',
        planName: 'Video Package',
        quantity: 1,
        cents: 2699,
        currency: 'usd',
      })
      .returning();
    const changes = [
      [`payment:${payment!.id}:video`, 30],
      [`refund:${payment!.id}:video`, -30],
      [`admin:${crypto.randomUUID()}`, 1],
    ] as const;
    for (const [reason, amount] of changes)
      await insertEntry(db, { userId: account!.id, kind: 'video', amount, reason });
    expect((await history('?limit=3')).entries.map(({ amount, cause }) => [amount, cause])).toEqual([
      [1, { of: 'adjustment' }],
      [-30, { of: 'refund', plan: 'Video Package' }],
      [30, { of: 'purchase', plan: 'Video Package' }],
    ]);
  });
});
