import { type AnalyzedCreative, ENDPOINTS, TEXTS } from '@adjudge/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { analyses } from '../../src/db/schema.ts';
import { sweepDiscarded } from '../../src/store/discarded-files.ts';
import { buy } from '../../src/testing/buyer.ts';
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

const get = (id: string): string => `${ENDPOINTS.getAnalysis.path}?analysisId=${id}`;
const { path: save } = ENDPOINTS.saveAnalysis;
const { path: remove } = ENDPOINTS.deleteAnalysis;

async function makePublic(): Promise<void> {
  await product.database.db
    .update(analyses)
    .set({ isPublic: true })
    .where(eq(analyses.id, analysis.analysisId));
}

describe('saving an analysis', () => {
  it('keeps the graded analysis, and can be repeated', async () => {
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

  it.each(forgeries)('refuses an analysis forged with %s, and changes nothing', async (_what, forge) => {
    const answer = await owner.post(save, forge(analysis));
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'conflict']);
    expect((await owner.get(get(analysis.analysisId))).json().data).toEqual(analysis);
  });

  it('ignores all other posted fields', async () => {
    await owner.post(save, { ...analysis, verdict: 'Brilliant.', recommendations: [] });
    expect((await owner.get(get(analysis.analysisId))).json().data).toEqual(analysis);
  });

  it.each([
    ['no analysis id', (graded: AnalyzedCreative) => ({ ...graded, analysisId: undefined })],
    ['no score', (graded: AnalyzedCreative) => ({ ...graded, overallScore: undefined })],
    ['a score over 100', (graded: AnalyzedCreative) => ({ ...graded, overallScore: 101 })],
    ['no grade', (graded: AnalyzedCreative) => ({ ...graded, grade: '' })],
    ['empty copy', (graded: AnalyzedCreative) => ({ ...graded, adCopy: '' })],
    ['no alt text', (graded: AnalyzedCreative) => ({ ...graded, creative: { ...graded.creative, alt: '' } })],
  ])('refuses an object with %s as invalid', async (_what, spoil) => {
    const answer = await owner.post(save, spoil(analysis));
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid']);
  });

  it('responds 404 for an unknown analysis', async () => {
    const answer = await owner.post(save, { ...analysis, analysisId: 'x'.repeat(21) });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'absent']);
  });
});

describe('an analysis with an imported report of older fields', () => {
  const older = {
    overallCreativeScore: 72,
    creative: { type: 'image', url: 'https://old.example/a.png', alt: 'A banner' },
    keyTakeaways: { strengths: ['Clear.'], weaknesses: ['Small.'] },
  };

  it('is read, saved and exported, and stays as it is stored', async () => {
    const { analysisId } = analysis;
    const row = eq(analyses.id, analysisId);
    const stored = { report: older, overallScore: 72, grade: 'N/A', adCopy: null };
    await product.database.db.update(analyses).set(stored).where(row);
    await buy(owner, 'Banner Package');
    const { data } = (await owner.get(get(analysisId))).json();
    expect(data).toMatchObject({
      overallScore: 72,
      grade: 'N/A',
      creative: { alt: 'A banner', url: analysis.creative.url },
      adCopy: null,
      keyInsights: older.keyTakeaways,
      recommendations: [],
    });
    expect((await owner.post(save, data)).statusCode).toBe(200);
    const files = [
      await owner.post(ENDPOINTS.exportCsv.path, { analysisId }),
      await owner.post(ENDPOINTS.exportPdf.path, { analysisId }),
      await owner.post(ENDPOINTS.exportDocumentation.path, { analysisId, format: 'comprehensive' }),
    ];
    expect(files.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const [kept] = await product.database.db.select().from(analyses).where(row);
    expect(kept?.report).toEqual(older);
  });
});

describe('an analysis of another user', () => {
  it('cannot be read, saved, deleted, listed or viewed', async () => {
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

  it('is unavailable to an anonymous visitor', async () => {
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

  it('can be read and viewed by anyone once public, but not deleted', async () => {
    await makePublic();
    const visitor = product.browser();
    expect((await visitor.get(get(analysis.analysisId))).json().isPublic).toBe(true);
    expect((await visitor.get(analysis.creative.url)).statusCode).toBe(200);
    const other = await product.member();
    expect((await other.post(remove, { analysisId: analysis.analysisId })).statusCode).toBe(404);
  });

  it('gets the same response as an analysis that does not exist', async () => {
    const other = await product.member();
    const [theirs, nobodys] = await Promise.all([
      other.get(get(analysis.analysisId)),
      other.get(get('y'.repeat(21))),
    ]);
    expect({ ...nobodys.json(), requestId: '' }).toEqual({ ...theirs.json(), requestId: '' });
  });
});

describe('the file of a creative', () => {
  it('is sent as uploaded, with headers that prevent scripts', async () => {
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

  it('gets 304 with a matching ETag, but only if access is still allowed', async () => {
    const tag = String((await owner.get(analysis.creative.url)).headers.etag);
    const again = await owner.get(analysis.creative.url, { 'if-none-match': tag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const stranger = await product.browser().get(analysis.creative.url, { 'if-none-match': tag });
    expect(stranger.statusCode).toBe(404);
  });

  it('has a thumbnail', async () => {
    const answer = await owner.get(`${analysis.creative.url}?size=thumb`);
    expect([answer.headers['content-type'], answer.body]).toEqual(['image/webp', 'thumbnail']);
  });

  it('supports Range requests', async () => {
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

describe('deleting an analysis', () => {
  it('removes it and its three files without refunding a credit', async () => {
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

  it.each([
    ['their owner', remove, () => owner],
    ['an admin', ENDPOINTS.removeAnalysis.path, () => product.admin()],
  ])('by %s removes the files later if the store fails', async (_who, path, browser) => {
    const { database, store } = product;
    const before = (await store.keys()).length;
    const removal = vi.spyOn(store, 'removeWithParts').mockRejectedValueOnce(new Error('the store is away'));
    const answer = await (await browser()).post(path, { analysisId: analysis.analysisId });
    expect(answer.json()).toEqual({ success: true });
    removal.mockRestore();
    expect(await store.keys()).toHaveLength(before);
    await sweepDiscarded({ db: database.db, store }, Date.now() + 6 * 60_000);
    expect(await store.keys()).toHaveLength(before - 3);
  });
});
