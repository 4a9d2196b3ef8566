import { type AnalyzedCreative, ENDPOINTS, TEXTS, sharePath } from '@adjudge/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Views } from '../../src/modules/analyses/views.ts';
import { analyses, users, viewDays } from '../../src/db/schema.ts';
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
  analysis = await owner.analyze(await png('secret client.png'), 'Everything must go this Sunday.');
});

const { path: share } = ENDPOINTS.shareAnalysis;
const { path: view } = ENDPOINTS.countView;
const reportOf = (id: string): string => `${ENDPOINTS.getAnalysis.path}?analysisId=${id}`;

const setPublic = (makePublic: boolean) => owner.post(share, { analysisId: analysis.analysisId, makePublic });

describe('sharing an analysis', () => {
  it('returns the link and the current state, and can be repeated', async () => {
    const shareUrl = `http://localhost:3000${sharePath(analysis.analysisId)}`;
    for (const isPublic of [true, true, false, false]) {
      const answer = await setPublic(isPublic);
      expect([answer.statusCode, answer.json()]).toEqual([200, { shareUrl, isPublic }]);
      expect((await owner.get(reportOf(analysis.analysisId))).json()).toMatchObject({
        isPublic,
        isOwner: true,
      });
    }
  });

  it('is allowed only for the owner', async () => {
    const { analysisId } = analysis;
    const stranger = await product.member();
    const theirs = await stranger.post(share, { analysisId, makePublic: true });
    expect([theirs.statusCode, theirs.json().error]).toEqual([404, TEXTS.analysisAbsent]);
    expect((await product.browser().post(share, { analysisId, makePublic: true })).statusCode).toBe(401);
    await setPublic(true);
    expect((await stranger.post(share, { analysisId, makePublic: false })).statusCode).toBe(404);
    expect((await owner.get(reportOf(analysisId))).json().isPublic).toBe(true);
  });

  it.each([
    {},
    { makePublic: true },
    { analysisId: 'x'.repeat(21) },
    { analysisId: '../x', makePublic: true },
  ])('refuses %j as invalid', async (body) => {
    expect((await owner.post(share, body)).statusCode).toBe(400);
  });
});

describe('a public report', () => {
  beforeEach(() => setPublic(true));

  it('hides the owner and the file name from others', async () => {
    for (const reader of [product.browser(), await product.member()]) {
      const answer = await reader.get(reportOf(analysis.analysisId));
      const fetched = ENDPOINTS.getAnalysis.response.parse(answer.json());
      expect(fetched.isOwner).toBe(false);
      expect(fetched.data).toEqual({
        ...analysis,
        creative: { ...analysis.creative, fileName: 'creative.png' },
      });
      expect(answer.body).not.toMatch(/userId|@example\.com/);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  it('is served in less than 100 ms', async () => {
    const visitor = product.browser();
    const times: number[] = [];
    for (let time = 0; time < 9; time += 1) {
      const start = performance.now();
      await visitor.get(reportOf(analysis.analysisId));
      times.push(performance.now() - start);
    }
    expect(times.toSorted((a, b) => a - b)[4]).toBeLessThan(100);
  });

  it('is inaccessible as soon as it is private again, even with a cached ETag', async () => {
    const visitor = product.browser();
    const tag = String((await visitor.get(analysis.creative.url)).headers.etag);
    await setPublic(false);
    expect((await visitor.get(reportOf(analysis.analysisId))).statusCode).toBe(403);
    for (const url of [analysis.creative.url, `${analysis.creative.url}?size=thumb`]) {
      expect((await visitor.get(url, { 'if-none-match': tag })).statusCode).toBe(404);
    }
  });

  it('is hidden while its owner is suspended, except for admins', async () => {
    const suspend = (status: 'active' | 'suspended') =>
      product.database.db.update(users).set({ status }).where(eq(users.email, owner.email));
    const visitor = product.browser();
    await suspend('suspended');
    expect((await visitor.get(reportOf(analysis.analysisId))).statusCode).toBe(403);
    expect((await visitor.get(analysis.creative.url)).statusCode).toBe(404);
    const admin = await product.admin();
    expect((await admin.get(reportOf(analysis.analysisId))).statusCode).toBe(200);
    await suspend('active');
    expect((await visitor.get(reportOf(analysis.analysisId))).statusCode).toBe(200);
  });
});

describe('views of a public report', () => {
  const look = (visitor: TestBrowser, headers: Record<string, string> = {}) =>
    visitor.post(view, { analysisId: analysis.analysisId }, headers);
  const counted = async (): Promise<number | undefined> => {
    const [row] = await product.database.db
      .select({ views: analyses.viewCount })
      .from(analyses)
      .where(eq(analyses.id, analysis.analysisId));
    return row?.views;
  };

  it('are counted once per visitor and day, excluding the owner', async () => {
    await setPublic(true);
    const visitor = product.browser();
    for (let time = 0; time < 3; time += 1) expect((await look(visitor)).json()).toEqual({ success: true });
    expect(await counted()).toBe(1);
    await look(visitor, { 'user-agent': 'another browser' });
    await look(visitor, { 'x-forwarded-for': '203.0.113.9' });
    expect(await counted()).toBe(3);
    await look(owner, { 'user-agent': 'the owner' });
    expect(await counted()).toBe(3);
    const list = await owner.get(ENDPOINTS.listAnalyses.path);
    expect(list.json().analyses[0]).toMatchObject({ isPublic: true, viewCount: 3 });
  });

  it('are counted once for concurrent requests of one visitor', async () => {
    await setPublic(true);
    await Promise.all(Array.from({ length: 8 }, () => look(product.browser())));
    expect(await counted()).toBe(1);
  });

  it('are not counted for a private or missing report, with the same response for both', async () => {
    const visitor = product.browser();
    const absent = await visitor.post(view, { analysisId: 'z'.repeat(21) });
    expect(absent.json()).toEqual((await look(visitor)).json());
    expect(await counted()).toBe(0);
  });

  it('store no address, use a new visitor hash every day, and are deleted after their day', async () => {
    await setPublic(true);
    const { database } = product;
    const views = new Views(database.db, 'a secret');
    const visitor = { address: '203.0.113.7', userAgent: 'a browser' };
    await views.count(analysis.analysisId, visitor, new Date('2026-11-20T23:59:00Z'));
    await views.count(analysis.analysisId, visitor, new Date('2026-11-21T00:01:00Z'));
    expect(await counted()).toBe(2);
    const rows = await database.db
      .select()
      .from(viewDays)
      .where(eq(viewDays.analysisId, analysis.analysisId))
      .orderBy(viewDays.day);
    expect(rows.map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-21']);
    expect(new Set(rows.map(({ visitorHash }) => visitorHash)).size).toBe(2);
    expect(JSON.stringify(rows)).not.toContain('203.0.113');
    await views.deletePastDays(new Date('2026-11-21T00:02:00Z'));
    const left = await database.db
      .select({ day: viewDays.day })
      .from(viewDays)
      .where(eq(viewDays.analysisId, analysis.analysisId));
    expect(left).toEqual([{ day: '2026-11-21' }]);
    expect(await counted()).toBe(2);
  });
});
