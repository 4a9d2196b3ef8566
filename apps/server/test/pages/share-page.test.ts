import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type AnalyzedCreative,
  ENDPOINTS,
  creativeFilePath,
  shareCardPath,
  sharePath,
} from '@adjudge/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../src/db/schema.ts';
import { fakeAnalysis } from '../../src/testing/stand-ins/fake-analysis.ts';
import { beginsLike, png } from '../../src/testing/pictures.ts';
import type { TestBrowser } from '../../src/testing/test-browser.ts';
import { type TestProduct, testProduct } from '../../src/testing/test-product.ts';

const PAGE = `<!doctype html><html><head><title>Adjudge</title>
<meta
  name="description"
  content="old"
/></head><body><div id="root"></div><noscript>Switch it on.</noscript></body></html>`;

let webDir: string;
let product: TestProduct;
let owner: TestBrowser;
let analysis: AnalyzedCreative;
beforeAll(async () => {
  webDir = mkdtempSync(path.join(tmpdir(), 'adjudge-web-'));
  writeFileSync(path.join(webDir, 'index.html'), PAGE);
  const outline = '<div id="root" data-route="/share/$analysisId"><div id="early-picture"></div></div>';
  const pages = { '/share/*': outline, '/results': outline };
  writeFileSync(path.join(webDir, 'bodies.json'), JSON.stringify({ pages, notFound: '' }));
  product = await testProduct({ webDir });
});
afterAll(async () => {
  await product.close();
  rmSync(webDir, { recursive: true });
});
beforeEach(async () => {
  owner = await product.member();
  analysis = await owner.analyze(await png('ad.png', 300, 200));
  await setPublic(true);
});

const setPublic = (makePublic: boolean, analysisId = analysis.analysisId) =>
  owner.post(ENDPOINTS.shareAnalysis.path, { analysisId, makePublic });
const page = (id = analysis.analysisId) => product.browser().get(sharePath(id));
const card = (id = analysis.analysisId, headers: Record<string, string> = {}) =>
  product.browser().get(shareCardPath(id), headers);

describe('the page of a public report', () => {
  it('has title, description and picture for crawlers', async () => {
    const { statusCode, headers, body } = await page();
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
    const picture = `http://localhost:3000${shareCardPath(analysis.analysisId)}`;
    for (const tag of [
      '<title>Ad Analysis Report - Score: 74/100 · Adjudge</title>',
      '<meta name="description" content="Grade C. A clear offer in a crowded picture." />',
      '<meta property="og:title" content="Ad Analysis Report - Score: 74/100" />',
      '<meta property="og:description" content="Grade C. A clear offer in a crowded picture." />',
      `<meta property="og:url" content="http://localhost:3000${sharePath(analysis.analysisId)}" />`,
      `<meta property="og:image" content="${picture}" />`,
      '<meta property="og:image:width" content="1200" />',
      '<meta name="twitter:card" content="summary_large_image" />',
      '<meta name="robots" content="noindex" />',
      'Ad Analysis Report - Score: 74/100</h1><p>Grade C. A clear offer',
    ]) {
      expect(body).toContain(tag);
    }
    expect(body).not.toContain('content="old"');
    expect(body).not.toContain('Switch it on.');
  });

  it('includes its picture for those who may see it, like the owner’s results page', async () => {
    const { analysisId } = analysis;
    const picture = `src="${creativeFilePath(analysisId)}" alt="Ad creative ad.png"`;
    expect((await page()).body).toContain(picture);
    await setPublic(false);
    const results = async (browser: TestBrowser) => (await browser.get(`/results?id=${analysisId}`)).body;
    expect(await results(owner)).toContain(picture);
    for (const html of [
      (await page()).body,
      await results(product.browser()),
      await results(await product.member()),
    ])
      expect(html).not.toContain(creativeFilePath(analysisId));
  });

  it('escapes markup read from a creative', async () => {
    const words = `"><script>alert('$&')</script>`;
    product.grader.setGrading(async (creative) => {
      const made = fakeAnalysis(creative);
      return {
        analysis: { ...made, verdict: words, creative: { ...made.creative, alt: words } },
        thumbnail: null,
        measured: null,
      };
    });
    const { analysisId } = await owner.analyze(await png());
    await setPublic(true, analysisId);
    const { body } = await page(analysisId);
    expect(body).not.toContain('<script>alert');
    expect(body).toContain('&quot;&gt;&lt;script&gt;alert(&#39;$&amp;&#39;)&lt;/script&gt;');
    expect((await card(analysisId)).statusCode).toBe(200);
  });

  it('omits the score when there is none', async () => {
    product.grader.setGrading(async (creative) => ({
      analysis: { ...fakeAnalysis(creative), overallScore: null, grade: 'N/A' },
      thumbnail: null,
      measured: null,
    }));
    const { analysisId } = await owner.analyze(await png());
    await setPublic(true, analysisId);
    expect((await page(analysisId)).body).toContain('<title>Ad Analysis Report · Adjudge</title>');
    expect((await card(analysisId)).statusCode).toBe(200);
  });

  it('is served in less than 100 ms', async () => {
    const times: number[] = [];
    for (let time = 0; time < 9; time += 1) {
      const start = performance.now();
      await page();
      times.push(performance.now() - start);
    }
    expect(times.toSorted((a, b) => a - b)[4]).toBeLessThan(100);
  });
});

describe('the share card', () => {
  it('is a 1200 by 630 PNG with the creative, and supports ETag', async () => {
    const answer = await card();
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
    expect(answer.headers['cache-control']).toBe('no-cache');
    const drawn = sharp(answer.rawPayload);
    expect(await drawn.metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    const middle = await drawn
      .extract({ left: 315, top: 315, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer();
    const [red = 0, green = 0, blue = 0] = middle;
    expect(Math.hypot(red - 0x33, green - 0x66, blue - 0x99)).toBeLessThan(8);
    const again = await card(analysis.analysisId, { 'if-none-match': String(answer.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('of a video has its thumbnail under a play icon', async () => {
    const [thumbnail] = [
      await sharp((await png('a.png', 300, 200)).bytes)
        .webp()
        .toBuffer(),
    ];
    product.grader.setGrading(async (creative) => ({
      analysis: fakeAnalysis(creative),
      thumbnail,
      measured: null,
    }));
    const { analysisId } = await owner.analyze(beginsLike('video/mp4', 'ad.mp4'));
    await setPublic(true, analysisId);
    const drawn = (await card(analysisId)).rawPayload;
    const colorAt = async (left: number, top: number) => [
      ...(await sharp(drawn).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
    ];
    expect(await colorAt(315, 315)).toEqual([0xff, 0xfd, 0xf9]);
    expect((await colorAt(120, 315))[2]).toBeGreaterThan(140);
  });
});

describe('a report that is not public', () => {
  const gone = async (id = analysis.analysisId) => [
    (await page(id)).statusCode,
    (await card(id)).statusCode,
    (await product.browser().get(`/_api/analysis/creative/${id}`)).statusCode,
  ];

  it('is gone as soon as it is made private, even with a cached ETag', async () => {
    const tag = String((await card()).headers.etag);
    await setPublic(false);
    expect(await gone()).toEqual([404, 404, 404]);
    expect((await card(analysis.analysisId, { 'if-none-match': tag })).statusCode).toBe(404);
    const { body } = await page();
    expect(body).toContain('This analysis is either private or no longer available.');
    expect(body).not.toContain('A clear offer');
    expect((await owner.get(sharePath(analysis.analysisId))).statusCode).toBe(404);
    await setPublic(true);
    expect(await gone()).toEqual([200, 200, 200]);
  });

  it('is gone when it is deleted, unknown or its owner is suspended', async () => {
    expect(await gone('x'.repeat(21))).toEqual([404, 404, 404]);
    expect((await page('nothing')).statusCode).toBe(404);
    const suspended = product.database.db.update(users).set({ status: 'suspended' });
    await suspended.where(eq(users.email, owner.email));
    expect(await gone()).toEqual([404, 404, 404]);
    await product.database.db.update(users).set({ status: 'active' }).where(eq(users.email, owner.email));
    await owner.post(ENDPOINTS.deleteAnalysis.path, { analysisId: analysis.analysisId });
    expect(await gone()).toEqual([404, 404, 404]);
  });
});
