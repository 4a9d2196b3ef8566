import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { creativeFilePath, shareCardPath, whatIfPicturePath } from '@adjudge/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registeredRoutes } from '../../src/testing/registered-routes.ts';
import { type TestProduct, testProduct } from '../../src/testing/test-product.ts';

const HTML = { accept: 'text/html' };
const PAGE = '<!doctype html><html lang="en"><head><title>Adjudge</title></head><div id="root"></div></html>';
const DRAWN = '<div id="root" data-route="/faq"><p style="width:40%">A bar</p></div>';

let webDir: string;
let product: TestProduct;
beforeAll(async () => {
  webDir = mkdtempSync(path.join(tmpdir(), 'adjudge-web-'));
  mkdirSync(path.join(webDir, 'assets'));
  writeFileSync(path.join(webDir, 'index.html'), PAGE);
  writeFileSync(path.join(webDir, 'bodies.json'), JSON.stringify({ pages: { '/faq': DRAWN }, notFound: '' }));
  writeFileSync(path.join(webDir, 'assets', 'main-abc123.js'), 'export {};');
  product = await testProduct({ webDir });
});
afterAll(async () => {
  await product.close();
  rmSync(webDir, { recursive: true });
});

/** Files that a browser may cache, so that a video is not refetched for each seek. It revalidates before every use. */
const ASKED_BEFORE_USE = new Set([
  creativeFilePath(':analysisId'),
  whatIfPicturePath(':analysisId', ':name'),
  shareCardPath(':analysisId'),
]);
const someId = (url: string): string => url.replace(':analysisId', 'x'.repeat(21)).replace(':name', 'a.jpg');

describe('responses of the API', () => {
  it('are never cached, for any endpoint and status', async () => {
    const calls = registeredRoutes(product.app).filter(({ path: at }) => at.startsWith('/_api/'));
    expect(calls.length).toBeGreaterThan(60);
    const member = await product.member();
    for (const { path: at, methods } of calls) {
      const url = someId(at);
      for (const who of [product.browser(), member]) {
        const answer = methods.includes('POST') ? await who.post(url, {}) : await who.get(url);
        const kept = ASKED_BEFORE_USE.has(at) ? /no-store|no-cache/ : /no-store/;
        expect([at, answer.headers['cache-control']]).toEqual([at, expect.stringMatching(kept)]);
      }
    }
  });

  it('are not cached for an unknown endpoint', async () => {
    const { headers } = await product.browser().get('/_api/nothing');
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('response headers of a page', () => {
  const policyOf = async (url: string): Promise<string> =>
    String((await product.browser().get(url, HTML)).headers['content-security-policy']);

  it('deny browser features that it does not use', async () => {
    const { headers } = await product.browser().get('/', HTML);
    const policy = String(headers['permissions-policy']);
    for (const name of ['camera', 'microphone', 'geolocation', 'payment', 'usb'])
      expect(policy).toContain(`${name}=()`);
  });

  it('allow images only from its own origin and no inline styles', async () => {
    for (const url of ['/', '/faq', '/login']) {
      const policy = await policyOf(url);
      expect(policy).not.toContain('unsafe-inline');
      expect(policy).toContain("img-src 'self' data: blob:;");
    }
    expect(await policyOf('/')).toContain("style-src 'self';");
  });

  it('allow the styles of a prerendered page by their hash', async () => {
    const { body, headers } = await product.browser().get('/faq', HTML);
    expect(body).toContain('<style>[data-style="0"]{width:40%}</style></head>');
    expect(body).not.toContain(' style="');
    expect(headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-[\w+/=]{44}';/);
  });

  it('are not sent with assets', async () => {
    const { headers } = await product.browser().get('/assets/main-abc123.js');
    expect(headers['permissions-policy']).toBeUndefined();
    expect(headers['content-security-policy']).toBeUndefined();
  });
});
