import { randomUUID } from 'node:crypto';
import { type AnalyzedCreative, ENDPOINTS, TEXTS } from '@adjudge/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newKey } from '../src/creatives/file-store.ts';
import { analyses, creatives } from '../src/db/schema.ts';
import { fakeAnalysis } from '../src/testing/fake-analysis.ts';
import { png } from '../src/testing/pictures.ts';
import type { TestBrowser } from '../src/testing/test-browser.ts';
import { type TestProduct, testProduct } from '../src/testing/test-product.ts';

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

const get = (id: string): string => `${ENDPOINTS.getAnalysis.path}?analysisId=${id}`;
const { path: save } = ENDPOINTS.saveAnalysis;
const { path: remove } = ENDPOINTS.deleteAnalysis;

async function makePublic(): Promise<void> {
  await product.database.db
    .update(analyses)
    .set({ isPublic: true })
    .where(eq(analyses.id, analysis.analysisId));
}

describe('saving', () => {
  it('keeps what the server graded, as often as it is asked', async () => {
    for (let time = 0; time < 2; time += 1) {
      const answer = await owner.post(save, analysis);
      expect([answer.statusCode, answer.json()]).toEqual([200, { analysisId: analysis.analysisId }]);
    }
    const [row] = await product.database.db
      .select()
      .from(analyses)
      .where(eq(analyses.id, analysis.analysisId));
    expect(row?.savedAt).toBeInstanceOf(Date);
  });

  const forgeries: readonly [string, (graded: AnalyzedCreative) => object][] = [
    ['a better score', (graded) => ({ ...graded, overallScore: 99 })],
    ['a better older score', (graded) => ({ ...graded, overallScore: undefined, overallCreativeScore: 99 })],
    ['no score', (graded) => ({ ...graded, overallScore: null })],
    ['a better grade', (graded) => ({ ...graded, grade: 'A+' })],
    [
      'another picture',
      (graded) => ({ ...graded, creative: { ...graded.creative, url: 'https://x.example/a.png' } }),
    ],
    ['another kind', (graded) => ({ ...graded, creative: { ...graded.creative, type: 'video' } })],
    ['another copy', (graded) => ({ ...graded, adCopy: 'Something else entirely.' })],
    ['no copy', (graded) => ({ ...graded, adCopy: null })],
  ];

  it.each(forgeries)('refuses %s than was graded, and changes nothing', async (_what, forge) => {
    const answer = await owner.post(save, forge(analysis));
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'conflict']);
    expect((await owner.get(get(analysis.analysisId))).json().data).toEqual(analysis);
  });

  it('reads nothing of the posted object but what it must agree on', async () => {
    await owner.post(save, { ...analysis, verdict: 'Brilliant.', recommendations: [] });
    expect((await owner.get(get(analysis.analysisId))).json().data).toEqual(analysis);
  });

  it.each([
    ['no analysis id', (graded: AnalyzedCreative) => ({ ...graded, analysisId: undefined })],
    ['neither score', (graded: AnalyzedCreative) => ({ ...graded, overallScore: undefined })],
    ['a score over 100', (graded: AnalyzedCreative) => ({ ...graded, overallScore: 101 })],
    ['no grade', (graded: AnalyzedCreative) => ({ ...graded, grade: '' })],
    ['an empty copy', (graded: AnalyzedCreative) => ({ ...graded, adCopy: '' })],
    ['no alt text', (graded: AnalyzedCreative) => ({ ...graded, creative: { ...graded.creative, alt: '' } })],
  ])('refuses an object with %s as invalid', async (_what, spoil) => {
    const answer = await owner.post(save, spoil(analysis));
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid']);
  });

  it('knows nothing of an analysis that was never graded here', async () => {
    const answer = await owner.post(save, { ...analysis, analysisId: 'x'.repeat(21) });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'absent']);
  });
});

describe("somebody else's analysis", () => {
  it('cannot be read, saved, deleted, listed or seen', async () => {
    const other = await product.member();
    const { analysisId } = analysis;
    const read = await other.get(get(analysisId));
    expect([read.statusCode, read.json().error]).toEqual([403, TEXTS.analysisDenied]);
    expect((await other.post(save, analysis)).statusCode).toBe(404);
    expect((await other.post(remove, { analysisId })).statusCode).toBe(404);
    expect((await other.get(analysis.creative.url)).statusCode).toBe(404);
    expect((await other.get(`${analysis.creative.url}?size=thumb`)).statusCode).toBe(404);
    expect((await other.get(ENDPOINTS.listAnalyses.path)).json().totalCount).toBe(0);
    expect((await owner.get(get(analysisId))).statusCode).toBe(200);
  });

  it('is nothing to a visitor, who must sign in to do anything', async () => {
    const visitor = product.browser();
    const answers = await Promise.all([
      visitor.get(get(analysis.analysisId)),
      visitor.get(analysis.creative.url),
      visitor.get(ENDPOINTS.listAnalyses.path),
      visitor.post(save, analysis),
      visitor.post(remove, { analysisId: analysis.analysisId }),
    ]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([403, 404, 401, 401, 401]);
  });

  it('can be read and seen by anybody once it is public, and by nobody else changed', async () => {
    await makePublic();
    const visitor = product.browser();
    expect((await visitor.get(get(analysis.analysisId))).json().isPublic).toBe(true);
    expect((await visitor.get(analysis.creative.url)).statusCode).toBe(200);
    const other = await product.member();
    expect((await other.post(remove, { analysisId: analysis.analysisId })).statusCode).toBe(404);
  });

  it('is answered like one that does not exist', async () => {
    const other = await product.member();
    const [theirs, nobodys] = await Promise.all([
      other.get(get(analysis.analysisId)),
      other.get(get('y'.repeat(21))),
    ]);
    expect({ ...nobodys.json(), requestId: '' }).toEqual({ ...theirs.json(), requestId: '' });
  });
});

describe("a creative's file", () => {
  it('is sent as it was uploaded, as a picture that can run nothing', async () => {
    const answer = await owner.get(analysis.creative.url);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload).toEqual(Buffer.from((await png()).bytes));
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers['cache-control']).toBe('private, no-cache');
  });

  it('is not sent again to a browser that has it and still may see it', async () => {
    const tag = String((await owner.get(analysis.creative.url)).headers.etag);
    const again = await owner.get(analysis.creative.url, { 'if-none-match': tag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const stranger = await product.browser().get(analysis.creative.url, { 'if-none-match': tag });
    expect(stranger.statusCode).toBe(404);
  });

  it('has a small picture of itself', async () => {
    const answer = await owner.get(`${analysis.creative.url}?size=thumb`);
    expect([answer.headers['content-type'], answer.body]).toEqual(['image/webp', 'thumbnail']);
  });

  it('is sent in the parts that a player asks for', async () => {
    const whole = Buffer.from((await png()).bytes);
    const part = await owner.get(analysis.creative.url, { range: 'bytes=10-19' });
    expect(part.statusCode).toBe(206);
    expect(part.rawPayload).toEqual(whole.subarray(10, 20));
    expect(part.headers).toMatchObject({
      'accept-ranges': 'bytes',
      'content-length': '10',
      'content-range': `bytes 10-19/${whole.length}`,
    });
    const beyond = await owner.get(analysis.creative.url, { range: `bytes=${whole.length}-` });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${whole.length}`]);
  });
});

describe('deleting', () => {
  it('removes the analysis and its three files, and gives no credit back', async () => {
    const left = await owner.creditsLeft();
    const before = (await product.store.keys()).length;
    const answer = await owner.post(remove, { analysisId: analysis.analysisId });
    expect(answer.json()).toEqual({ success: true });
    expect((await product.store.keys()).length).toBe(before - 3);
    expect((await owner.get(get(analysis.analysisId))).statusCode).toBe(403);
    expect((await owner.get(analysis.creative.url)).statusCode).toBe(404);
    expect((await owner.post(remove, { analysisId: analysis.analysisId })).statusCode).toBe(404);
    expect(await owner.creditsLeft()).toEqual(left);
  });
});

describe('the list', () => {
  const list = async (query: string): Promise<string[]> => {
    const answer = await owner.get(`${ENDPOINTS.listAnalyses.path}?${query}`);
    const { analyses: rows } = ENDPOINTS.listAnalyses.response.parse(answer.json());
    return rows.map((row) => row.adCopy ?? '');
  };

  it('is sorted, searched and paged', async () => {
    const scores = [91, 40];
    product.grader.does(async (creative) => ({
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

describe('the summary', () => {
  const summary = async (of: TestBrowser) =>
    ENDPOINTS.summarizeAnalyses.response.parse((await of.get(ENDPOINTS.summarizeAnalyses.path)).json());

  it('counts all analyses of the account and no other, with the scores in their order', async () => {
    const first = analysis.overallScore ?? 0;
    const scores = [91, null];
    product.grader.does(async (creative) => ({
      analysis: { ...fakeAnalysis(creative), overallScore: scores.shift() ?? null },
      thumbnail: null,
      measured: null,
    }));
    await owner.analyze(await png('b.png'), 'A wool coat, for once.');
    await owner.analyze(await png('c.png'), 'Shoes for every weather.');
    await makePublic();
    const { trend, ...figures } = await summary(owner);
    expect(figures).toEqual({ totalCount: 3, averageScore: (first + 91) / 2, publicCount: 1 });
    expect(trend.map(({ overallScore }) => overallScore)).toEqual([first, 91]);
    expect(trend[0]?.publicId).toBe(analysis.analysisId);
    expect(await summary(await product.member())).toEqual({
      totalCount: 0,
      averageScore: null,
      publicCount: 0,
      trend: [],
    });
  });

  it('ends the trend with the latest scores', async () => {
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

  it('is for those who are signed in', async () => {
    expect((await product.browser().get(ENDPOINTS.summarizeAnalyses.path)).statusCode).toBe(401);
  });
});
