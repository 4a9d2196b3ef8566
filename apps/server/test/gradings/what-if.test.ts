import { type AnalyzedCreative, ENDPOINTS, TEXTS, whatIfPicturePath } from '@adjudge/contract';
import { CreativeError } from '@adjudge/engine/intake';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { analyses, creatives } from '../../src/db/schema.ts';
import { GraderFailure } from '../../src/grader/grader.ts';
import { triesAtOnce } from '../../src/testing/stand-ins/fake-grader.ts';
import { fakeWhatIf } from '../../src/testing/stand-ins/fake-what-if.ts';
import { png } from '../../src/testing/pictures.ts';
import type { TestBrowser } from '../../src/testing/test-browser.ts';
import { type TestProduct, testProduct } from '../../src/testing/test-product.ts';

const { path } = ENDPOINTS.whatIf;
const get = (id: string): string => `${ENDPOINTS.getAnalysis.path}?analysisId=${id}`;
const after = (id: string): string => whatIfPicturePath(id, 'stronger-letters.jpg');

let product: TestProduct;
let owner: TestBrowser;
let analysis: AnalyzedCreative;

beforeAll(async () => {
  product = await testProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  product.grader.tries(triesAtOnce);
  owner = await product.member();
  analysis = await owner.analyze(await png(), 'Everything must go this Sunday.');
});

describe('requesting fixes for an analysis', () => {
  it('makes them once, stores them with the analysis and charges nothing', async () => {
    const left = await owner.creditsLeft();
    const before = product.grader.tried.length;
    const { analysisId } = analysis;
    const first = await owner.post(path, { analysisId });
    expect(first.statusCode).toBe(200);
    expect(first.json().fixes[0]).toMatchObject({ id: 'stronger-letters', gain: 4.2 });
    const again = await owner.post(path, { analysisId });
    expect(again.json()).toEqual(first.json());
    expect((await owner.get(get(analysisId))).json().whatIf).toEqual(first.json());
    expect(product.grader.tried.length).toBe(before + 1);
    expect(await owner.creditsLeft()).toEqual(left);
  });

  it('makes them once for concurrent requests', async () => {
    const before = product.grader.tried.length;
    const { analysisId } = analysis;
    const answers = await Promise.all([owner.post(path, { analysisId }), owner.post(path, { analysisId })]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(product.grader.tried.length).toBe(before + 1);
  });

  it('passes the ad copy to the engine', async () => {
    let heard = '';
    product.grader.tries(async (creative) => {
      heard = creative.copy ?? '';
      return fakeWhatIf(creative);
    });
    await owner.post(path, { analysisId: analysis.analysisId });
    expect(heard).toBe('Everything must go this Sunday.');
  });

  it('shows the pictures only to users who may view the creative', async () => {
    const { analysisId } = analysis;
    expect((await owner.get(after(analysisId))).statusCode).toBe(404);
    await owner.post(path, { analysisId });
    const answer = await owner.get(after(analysisId));
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
      200,
      'image/jpeg',
      'stronger-letters.jpg',
    ]);
    const [other, visitor] = [await product.member(), product.browser()];
    expect((await other.get(after(analysisId))).statusCode).toBe(404);
    expect((await visitor.get(after(analysisId))).statusCode).toBe(404);
    const { db } = product.database;
    await db.update(analyses).set({ isPublic: true }).where(eq(analyses.id, analysisId));
    expect((await visitor.get(after(analysisId))).statusCode).toBe(200);
    expect((await visitor.get(get(analysisId))).json().whatIf.fixes).toHaveLength(1);
  });

  it.each(['..%2f..%2fsecret.jpg', 'original.png', 'ORIGINAL.jpg', '.jpg'])(
    'serves no picture named %s',
    async (name) => {
      const answer = await owner.get(whatIfPicturePath(analysis.analysisId, name));
      expect([400, 404]).toContain(answer.statusCode);
    },
  );

  it('deletes the pictures with the analysis', async () => {
    const { analysisId } = analysis;
    const before = (await product.store.keys()).length;
    await owner.post(path, { analysisId });
    expect((await product.store.keys()).length).toBe(before + 2);
    await owner.post(ENDPOINTS.deleteAnalysis.path, { analysisId });
    expect((await product.store.keys()).length).toBe(before - 3);
    expect((await owner.get(after(analysisId))).statusCode).toBe(404);
  });

  it('stores nothing when the analysis is deleted in the meantime', async () => {
    const { analysisId } = analysis;
    const before = (await product.store.keys()).length;
    product.grader.tries(async (creative) => {
      await owner.post(ENDPOINTS.deleteAnalysis.path, { analysisId });
      return fakeWhatIf(creative);
    });
    const answer = await owner.post(path, { analysisId });
    expect([answer.statusCode, answer.json().error]).toEqual([404, TEXTS.analysisAbsent]);
    expect((await product.store.keys()).length).toBe(before - 3);
  });
});

describe('fixes that cannot be made', () => {
  it('are refused to anyone but the owner', async () => {
    const { analysisId } = analysis;
    const other = await product.member();
    const answers = await Promise.all([
      other.post(path, { analysisId }),
      owner.post(path, { analysisId: 'x'.repeat(21) }),
      product.browser().post(path, { analysisId }),
      owner.post(path, { analysisId: 'short' }),
    ]);
    expect(answers.map((answer) => answer.json().code)).toEqual([
      'absent',
      'absent',
      'not-authenticated',
      'invalid',
    ]);
  });

  it('respond 404 when the creative is gone', async () => {
    const [row] = await product.database.db
      .select({ storeKey: creatives.storeKey })
      .from(analyses)
      .innerJoin(creatives, eq(creatives.id, analyses.creativeId))
      .where(eq(analyses.id, analysis.analysisId));
    await product.store.remove(row?.storeKey ?? '');
    const answer = await owner.post(path, { analysisId: analysis.analysisId });
    expect([answer.statusCode, answer.json().error]).toEqual([404, TEXTS.creativeGone]);
  });

  it.each([
    [new GraderFailure('The grader process died', { retry: true }), 'grading-failed', TEXTS.whatIfFailed],
    [new CreativeError('undecodable', 'It is cut off.'), 'undecodable', 'It is cut off.'],
  ] as const)('respond with the reason (%s), and can be requested again', async (failure, code, text) => {
    const { analysisId } = analysis;
    product.grader.tries(() => Promise.reject(failure));
    const answer = await owner.post(path, { analysisId });
    expect([answer.json().code, answer.json().error]).toEqual([code, text]);
    product.grader.tries(triesAtOnce);
    expect((await owner.post(path, { analysisId })).statusCode).toBe(200);
  });

  it('are limited per account', async () => {
    const limited = await testProduct({ rateLimits: { whatIf: { max: 2, seconds: 60 } } });
    const member = await limited.member();
    const { analysisId } = await member.analyze(await png(), 'Everything must go this Sunday.');
    const statuses = [];
    for (let time = 0; time < 3; time += 1)
      statuses.push((await member.post(path, { analysisId })).statusCode);
    expect(statuses).toEqual([200, 200, 429]);
    await limited.close();
  });
});
