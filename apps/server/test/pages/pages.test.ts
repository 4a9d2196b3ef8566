import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { APP_ROUTES, ENDPOINTS, TEXTS, checkPath } from '@adjudge/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SUPPORT, type TestProduct, testProduct } from '../../src/testing/test-product.ts';

const PAGE =
  '<!doctype html><html lang="en"><title>Adjudge</title><meta name="description" content="old" /><div id="root"></div>';
const DRAWN = '<div id="root" data-route="/faq"><h1>Questions &amp; $&</h1></div>';
const DRAWN_CONTACT = '<div id="root"><a href="mailto:support@adjudge.example">Write</a></div>';
const DRAWN_NOT_FOUND = '<div id="root" data-route="__root__"><h1>Oops!</h1></div>';
const titleOf = (html: string): string | undefined => /<title>([^<]*)<\/title>/.exec(html)?.[1];
const HTML = { accept: 'text/html' };

let webDir: string;
let product: TestProduct;
beforeAll(async () => {
  webDir = mkdtempSync(path.join(tmpdir(), 'adjudge-web-'));
  mkdirSync(path.join(webDir, 'assets'));
  writeFileSync(path.join(webDir, 'index.html'), PAGE);
  const code = { '/login': ['/assets/login-abc123.js'], '/checkout/*': ['/assets/checkout-abc123.js'] };
  const bodies = { pages: { '/faq': DRAWN, '/contact': DRAWN_CONTACT }, notFound: DRAWN_NOT_FOUND, code };
  writeFileSync(path.join(webDir, 'bodies.json'), JSON.stringify(bodies));
  writeFileSync(path.join(webDir, 'assets', 'main-abc123.js'), 'export {};');
  writeFileSync(path.join(webDir, 'assets', 'main-abc123.js.br'), 'compressed');
  product = await testProduct({ webDir });
});
afterAll(async () => {
  await product.close();
  rmSync(webDir, { recursive: true });
});

describe('the web application', () => {
  it.each(APP_ROUTES)('is served for %s', async (url) => {
    const answer = await product.browser().get(`${url}?id=1`, HTML);
    expect([answer.statusCode, answer.body.startsWith('<!doctype html><html lang="en"')]).toEqual([
      200,
      true,
    ]);
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it.each(['/', '/login', '/?utm_source=mail'])(
    'is served for %s regardless of the Accept header',
    async (url) => {
      const answer = await product.browser().get(url, { accept: '*/*' });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    },
  );

  it('serves a noindex not-found page with 404 for an unknown path', async () => {
    const answer = await product.browser().get('/nothing/here', HTML);
    expect([answer.statusCode, titleOf(answer.body)]).toEqual([404, 'Page not found · Adjudge']);
    expect(answer.body).toContain('<meta name="robots" content="noindex" />');
  });

  it.each(['//', '//evil.example/%', '/%', '/share/', '/share/%2e%2e%2f'])(
    'responds with a client error for %s',
    async (url) => {
      const answer = await product.browser().get(url, HTML);
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.body).not.toContain('http://evil');
    },
  );

  it('serves assets as immutable, compressed for browsers that support it', async () => {
    const plain = await product.browser().get('/assets/main-abc123.js');
    expect(plain.body).toBe('export {};');
    expect(plain.headers['cache-control']).toContain('immutable');
    const compressed = await product.browser().get('/assets/main-abc123.js', { 'accept-encoding': 'br' });
    expect([compressed.body, compressed.headers['content-encoding']]).toEqual(['compressed', 'br']);
  });

  it('responds 404 for a missing asset', async () => {
    const answer = await product.browser().get('/assets/main-old.js', { accept: '*/*' });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'absent']);
  });
});

describe('the prerendered body of a page', () => {
  const bodyOf = async (url: string) => (await product.browser().get(url, HTML)).body;

  it('is served for prerendered pages, regardless of the query', async () => {
    expect(await bodyOf('/faq')).toContain(DRAWN);
    expect(await bodyOf('/faq?search=refund')).toContain(DRAWN);
    expect(await bodyOf('/dashboard')).toContain('<div id="root"></div>');
  });

  it('is the not-found page for unknown paths, but empty for dynamic routes', async () => {
    expect(await bodyOf('/nothing/here')).toContain(DRAWN_NOT_FOUND);
    for (const url of ['/checkout/nothing', '/checks/nothing', '/share/nothing'])
      expect(await bodyOf(url)).toContain('<div id="root"></div>');
  });

  it('preloads its code and the report it will need', async () => {
    const early = async (url: string) =>
      [...(await bodyOf(url)).matchAll(/<link rel="(?:modulepreload|preload)"[^>]* href="([^"]*)"/g)].map(
        ([, href]) => href,
      );
    expect(await early('/login')).toEqual(['/assets/login-abc123.js']);
    expect(await early('/checkout/banner-package')).toEqual(['/assets/checkout-abc123.js']);
    expect(await early('/faq')).toEqual([]);
    const id = 'abcdefghijklmnopqrstu';
    expect(await early(`/results?id=${id}`)).toEqual([`/_api/analysis/get?analysisId=${id}`]);
    expect(await early('/results?id="><script>')).toEqual([]);
  });

  it('names the support address of the installation, and tells it to the script', async () => {
    expect(await bodyOf('/contact')).toContain(`<div id="root"><a href="mailto:${SUPPORT}">`);
    for (const url of ['/contact', '/dashboard'])
      expect(await bodyOf(url)).toContain(`<meta name="support-email" content="${SUPPORT}" />`);
  });

  it('tells the script of a visitor, but not of a member, that there is no session', async () => {
    const told = '<html lang="en" data-session="none">';
    expect(await bodyOf('/faq')).toContain(told);
    const member = await product.member();
    const answer = await member.get('/faq', HTML);
    expect(answer.body).not.toContain('data-session');
    expect(answer.headers['vary']).toContain('cookie');
  });

  it('is not served as a file', async () => {
    for (const url of ['/bodies.json', '/index.html']) {
      const { body } = await product.browser().get(url, { accept: '*/*' });
      expect(JSON.parse(body)).toMatchObject({ code: 'absent' });
    }
  });
});

describe('the head of a page', () => {
  const headOf = async (url: string) => (await product.browser().get(url, HTML)).body;

  it('has its own title, description and canonical URL', async () => {
    const html = await headOf('/accuracy?utm_source=mail');
    expect(titleOf(html)).toBe('How accurate it is · Adjudge');
    expect(html).not.toContain('content="old"');
    expect(html).toContain('<link rel="canonical" href="http://localhost:3000/accuracy" />');
    expect(html).toContain('<meta property="og:title" content="How accurate it is" />');
    expect(html).not.toContain('noindex');
    expect(titleOf(await headOf('/checks/text-contrast'))).toBe('Text contrast · Adjudge');
  });

  it('is different for every page', async () => {
    const heads = await Promise.all(APP_ROUTES.map(headOf));
    expect(new Set(heads.map(titleOf)).size).toBe(APP_ROUTES.length);
    const described = heads.map((html) => /name="description" content="([^"]*)"/.exec(html)?.[1] ?? '');
    expect(new Set(described).size).toBe(APP_ROUTES.length);
    for (const words of described) expect(words.length).toBeGreaterThan(20);
  });

  it('has noindex for personal pages', async () => {
    for (const url of ['/dashboard', '/results', '/analyze']) expect(await headOf(url)).toContain('noindex');
  });
});

describe('files for search engines', () => {
  it('list all public pages, including audits, in the sitemap', async () => {
    const answer = await product.browser().get('/sitemap.xml');
    expect(answer.headers['content-type']).toContain('application/xml');
    const listed = [...answer.body.matchAll(/<loc>http:\/\/localhost:3000([^<]*)<\/loc>/g)].map(
      ([, at]) => at,
    );
    expect(listed).toEqual(expect.arrayContaining(['/', '/login', '/checks/text-contrast']));
    expect(listed).not.toContain('/dashboard');
    for (const at of listed) expect((await product.browser().get(at ?? '', HTML)).statusCode).toBe(200);
  });

  it('disallow personal pages and allow share cards in robots.txt', async () => {
    const { body } = await product.browser().get('/robots.txt');
    const lines = body.split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'Allow: /_api/share/',
        'Disallow: /_api/',
        'Disallow: /dashboard',
        'Sitemap: http://localhost:3000/sitemap.xml',
      ]),
    );
    expect(lines).not.toContain('Disallow: /');
  });
});

describe('the list of checks', () => {
  it('is public, with the points of each check', async () => {
    const { categories } = ENDPOINTS.listChecks.response.parse(
      (await product.browser().get(ENDPOINTS.listChecks.path)).json(),
    );
    const attention = categories.find(({ id }) => id === 'attention');
    expect(attention?.checks.length).toBeGreaterThan(3);
    expect(attention?.checks.every(({ points }) => points.alone >= points.withCopy)).toBe(true);
  });

  it('has an indexable page for each check', async () => {
    const answer = await product.browser().get(`${ENDPOINTS.getCheck.path}?auditId=text-contrast`);
    const check = ENDPOINTS.getCheck.response.parse(answer.json());
    expect(check).toMatchObject({ id: 'text-contrast', category: 'Message Clarity' });
    expect(check.page).toMatch(/^# Text contrast\n/);
    expect((await product.browser().get('/checks/text-contrast', HTML)).statusCode).toBe(200);
  });

  it.each(['nothing', '../../version', 'text-contrast/../word-count', '%2e%2e'])(
    'has no page for “%s”',
    async (id) => {
      const answer = await product
        .browser()
        .get(`${ENDPOINTS.getCheck.path}?${new URLSearchParams({ auditId: id }).toString()}`);
      expect([answer.statusCode, answer.json().message]).toEqual([404, TEXTS.checkAbsent]);
      expect((await product.browser().get(checkPath(id), HTML)).statusCode).toBe(404);
    },
  );
});

describe('health endpoints', () => {
  it('/healthz responds ok', async () => {
    expect((await product.browser().get('/healthz')).json()).toEqual({ status: 'ok' });
  });

  it.each([
    ['ready', 200, 'ok', 'ok'],
    ['starting', 503, 'starting', 'starting'],
    ['failed', 503, 'not ready', 'failed'],
  ] as const)('/readyz when the graders are %s responds %i', async (state, code, status, graders) => {
    product.grader.is = state;
    const answer = await product.browser().get('/readyz');
    product.grader.is = 'ready';
    expect(answer.statusCode).toBe(code);
    expect(answer.json()).toEqual({ status, checks: { database: 'ok', storage: 'ok', graders } });
  });
});

describe('the OpenAPI document', () => {
  it('includes every endpoint', async () => {
    const { paths } = (await product.browser().get('/openapi.json')).json();
    const calls = Object.values(ENDPOINTS).map(({ method, path }) => [path, method.toLowerCase()] as const);
    for (const [url, method] of calls) expect(Object.keys(paths[url] ?? {})).toContain(method);
  });

  it('describes the response of every endpoint', async () => {
    const { paths } = (await product.browser().get('/openapi.json')).json();
    const silent = Object.values(ENDPOINTS).filter(
      ({ method, path: url }) => !paths[url][method.toLowerCase()].responses?.['200']?.content,
    );
    expect(silent.map(({ path: url }) => url)).toEqual([]);
  });
});
