import { randomUUID } from 'node:crypto';
import { type AnalyzedCreative, ENDPOINTS } from '@adjudge/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newKey } from '../../src/store/file-store.ts';
import { analyses, creatives } from '../../src/db/schema.ts';
import { fakeAnalysis } from '../../src/testing/stand-ins/fake-analysis.ts';
import { png } from '../../src/testing/pictures.ts';
import type { TestBrowser } from '../../src/testing/test-browser.ts';
import { type TestProduct, testProduct } from '../../src/testing/test-product.ts';

let product: TestProduct;
let owner: TestBrowser;
let analysis: AnalyzedCreative;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  owner = await product.member();
  analysis = await owner.analyze(await png('spring.png'), 'Everything must go this Sunday.');
});

async function makePublic(): Promise<void> {
  await product.database.db
    .update(analyses)
    .set({ isPublic: true })
    .where(eq(analyses.id, analysis.analysisId));
}

describe('the list of analyses', () => {
  const list = async (query: string): Promise<string[]> => {
    const answer = await owner.get(`${ENDPOINTS.listAnalyses.path}?${query}`);
    const { analyses: rows } = ENDPOINTS.listAnalyses.response.parse(answer.json());
    return rows.map((row) => row.adCopy ?? '');
  };

  it('is sorted, searched and paged', async () => {
    const scores = [91, 40];
    product.grader.setGrading(async (creative) => ({
      analysis: fakeAnalysis(creative, scores.shift() ?? 50),
      thumbnail: null,
      measured: null,
    }));
    await owner.analyze(await png('b.png'), 'A 100% wool coat, for once.');
    await owner.analyze(await png('c_d.png'), 'Shoes under_score your style.');
    const [sale, wool, shoes] = [
      'Everything must go this Sunday.',
      'A 100% wool coat, for once.',
      'Shoes under_score your style.',
    ];
    expect(await list('')).toEqual([shoes, wool, sale]);
    expect(await list('sortOrder=asc')).toEqual([sale, wool, shoes]);
    expect(await list('sortBy=overallScore')).toEqual([wool, sale, shoes]);
    expect(await list('sortBy=overallScore&sortOrder=asc')).toEqual([shoes, sale, wool]);
    expect(await list('limit=2&page=2')).toEqual([sale]);
    expect(await list('search=WOOL')).toEqual([wool]);
    expect(await list('search=0%25%20w')).toEqual([wool]);
    expect(await list('search=r_s')).toEqual([shoes]);
    expect(await list('search=b.png')).toEqual([wool]);
    expect(await list('search=summer%20sale')).toHaveLength(3);
    expect(await list('search=%25%25')).toEqual([]);
    const counted = async (query: string): Promise<number> =>
      (await owner.get(`${ENDPOINTS.listAnalyses.path}?${query}`)).json().totalCount;
    expect(await counted('limit=2')).toBe(3);
    expect(await counted('search=summer%20sale&limit=2')).toBe(3);
    expect(await counted('search=summer%20sale&page=9')).toBe(3);
    expect(await counted('search=wool&page=1')).toBe(1);
    expect(await counted('search=nowhere')).toBe(0);
  });

  it.each(['page=0', 'limit=0', 'limit=101', 'sortBy=grade', 'sortOrder=up', 'page=x'])(
    'refuses %s as invalid',
    async (query) => {
      const answer = await owner.get(`${ENDPOINTS.listAnalyses.path}?${query}`);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid']);
    },
  );
});

describe('the summary of analyses', () => {
  const summary = async (of: TestBrowser) =>
    ENDPOINTS.summarizeAnalyses.response.parse((await of.get(ENDPOINTS.summarizeAnalyses.path)).json());

  it('counts only the account’s own analyses and lists their scores in order', async () => {
    const first = analysis.overallScore ?? 0;
    const scores = [91, null];
    product.grader.setGrading(async (creative) => ({
      analysis: { ...fakeAnalysis(creative), overallScore: scores.shift() ?? null },
      thumbnail: null,
      measured: null,
    }));
    await owner.analyze(await png('b.png'), 'A wool coat, for once.');
    await owner.analyze(await png('c.png'), 'Shoes for every weather.');
    await makePublic();
    const { trend, ...figures } = await summary(owner);
    expect(figures).toEqual({ totalCount: 3, averageScore: (first + 91) / 2, publicCount: 1, withReader: 0 });
    expect(trend.map(({ overallScore }) => overallScore)).toEqual([first, 91]);
    expect(trend[0]?.publicId).toBe(analysis.analysisId);
    expect(await summary(await product.member())).toEqual({
      totalCount: 0,
      averageScore: null,
      publicCount: 0,
      withReader: 0,
      trend: [],
    });
  });

  it('limits the trend to the latest 30 scores', async () => {
    const [row] = await product.database.db
      .select()
      .from(analyses)
      .where(eq(analyses.id, analysis.analysisId));
    const [creative] = await product.database.db
      .select()
      .from(creatives)
      .where(eq(creatives.id, row!.creativeId));
    const more = Array.from({ length: 40 }, (_, index) => ({ id: randomUUID(), index }));
    await product.database.db
      .insert(creatives)
      .values(more.map(({ id }) => ({ ...creative!, id, storeKey: newKey() })));
    await product.database.db.insert(analyses).values(
      more.map(({ id, index }) => ({
        ...row!,
        id: String(index).padStart(21, 'x'),
        creativeId: id,
        overallScore: index,
        createdAt: new Date(row!.createdAt.getTime() + 1000 * (index + 1)),
      })),
    );
    const { trend, totalCount } = await summary(owner);
    expect(totalCount).toBe(41);
    expect(trend.map(({ overallScore }) => overallScore)).toEqual(
      Array.from({ length: 30 }, (_, index) => index + 10),
    );
  });

  it('requires a signed-in user', async () => {
    expect((await product.browser().get(ENDPOINTS.summarizeAnalyses.path)).statusCode).toBe(401);
  });
});
