import { ACCOUNT_DATA_PATH, ENDPOINTS } from '@adjudge/contract';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enter } from '../../src/modules/credits/ledger.ts';
import { payments, users } from '../../src/db/schema.ts';
import { gradesAtOnce } from '../../src/testing/stand-ins/fake-grader.ts';
import { png } from '../../src/testing/pictures.ts';
import type { TestBrowser } from '../../src/testing/test-browser.ts';
import { type TestProduct, testProduct } from '../../src/testing/test-product.ts';

let product: TestProduct;
let mara: TestBrowser;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  mara = await product.member();
});

describe('the history of credits', () => {
  const history = async (query = '') =>
    ENDPOINTS.listCredits.response.parse((await mara.get(`${ENDPOINTS.listCredits.path}${query}`)).json());

  it('says what each was spent on, newest first, and its sum is the balance', async () => {
    const kept = await mara.analyze(await png('spring.png'));
    const { analysisId } = await mara.analyze(await png('summer.png'));
    await mara.post(ENDPOINTS.deleteAnalysis.path, { analysisId });
    product.grader.does(async () => {
      throw new Error('no grade today');
    });
    await mara.upload([await png('autumn.png')]);
    const { entries, totalCount } = await history();
    expect(entries.map(({ kind, amount, cause }) => [kind, amount, cause])).toEqual([
      ['banner', 1, { of: 'given-back' }],
      ['banner', -1, { of: 'grading', became: 'failed', analysis: null }],
      ['banner', -1, { of: 'grading', became: 'deleted', analysis: null }],
      [
        'banner',
        -1,
        { of: 'grading', became: 'kept', analysis: { id: kept.analysisId, name: 'spring.png' } },
      ],
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

  it('names what was bought and what was taken back', async () => {
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
      await enter(db, { userId: account!.id, kind: 'video', amount, reason });
    expect((await history('?limit=3')).entries.map(({ amount, cause }) => [amount, cause])).toEqual([
      [1, { of: 'adjustment' }],
      [-30, { of: 'refund', plan: 'Video Package' }],
      [30, { of: 'purchase', plan: 'Video Package' }],
    ]);
  });
});

describe('the data of an account', () => {
  const download = async (browser = mara) => {
    const answer = await browser.get(ACCOUNT_DATA_PATH);
    return { answer, files: unzipSync(new Uint8Array(answer.rawPayload)) };
  };

  it('are a ZIP to save of everything that is kept, with the creatives and without a secret', async () => {
    product.grader.does(gradesAtOnce);
    const picture = await png('spring.png');
    const { analysisId } = await mara.analyze(picture, 'Everything must go this Sunday.');
    await mara.post(ENDPOINTS.renameCreative.path, { analysisId, name: 'Sunday sale' });
    await mara.post(ENDPOINTS.createCampaign.path, { name: 'Spring' });
    await (await product.member()).analyze(await png('theirs.png'));
    const { answer, files } = await download();
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringMatching(/^attachment; filename="adjudge-data-[\d-]+\.zip"$/),
      'cache-control': 'no-store',
    });
    const creative = `creatives/${analysisId}.png`;
    expect(Object.keys(files)).toEqual([
      'account.json',
      `analyses/${analysisId}.json`,
      `measurements/${analysisId}.json.gz`,
      creative,
    ]);
    expect(Buffer.from(files[creative]!)).toEqual(Buffer.from(picture.bytes));
    const account = JSON.parse(strFromU8(files['account.json']!));
    expect(account).toMatchObject({
      account: { email: mara.email, displayName: 'A Member' },
      sessions: [{ device: 'Unknown device' }],
      credits: [{ amount: 3 }, { amount: 2 }, { amount: -1 }],
      payments: [],
      messages: [],
      campaigns: [{ name: 'Spring' }],
      analyses: [{ id: analysisId, name: 'Sunday sale', fileName: 'spring.png', file: creative }],
    });
    expect(JSON.parse(strFromU8(files[`analyses/${analysisId}.json`]!)).data.adCopy).toBe(
      'Everything must go this Sunday.',
    );
    const text = Object.values(files)
      .map((bytes) => strFromU8(bytes, true))
      .join('');
    expect(text).not.toMatch(/passwordHash|tokenHash|argon2|storeKey/);
  });

  it('can be had a few times in ten minutes', async () => {
    const codes = [];
    for (let time = 0; time < 7; time += 1) codes.push((await mara.get(ACCOUNT_DATA_PATH)).statusCode);
    expect(codes).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });
});
