import { ENDPOINTS, ERROR_STATUS } from '@adjudge/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '../../src/errors/api-error.ts';
import { errorBody, apiErrorOf } from '../../src/http/send-error.ts';
import { png } from '../../src/testing/pictures.ts';
import type { TestBrowser } from '../../src/testing/test-browser.ts';
import { type TestProduct, testProduct } from '../../src/testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct({
    rateLimits: {
      signIn: { max: 4, seconds: 60 },
      registration: { max: 8, seconds: 60 },
      analysis: { max: 2, seconds: 60 },
    },
  });
});
afterAll(() => product.close());

const STATE_CHANGES = Object.entries(ENDPOINTS).filter(([, { method }]) => method === 'POST');

describe('cross-site requests', () => {
  it.each(STATE_CHANGES)('cannot call %s', async (_name, { path }) => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'http://localhost:3000.evil.example' },
      { origin: 'http://localhost:3001' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]) {
      const answer = await product.app.inject({ method: 'POST', url: path, payload: {}, headers });
      expect({ headers, status: answer.statusCode, code: answer.json().code }).toEqual({
        headers,
        status: 403,
        code: 'bad-origin',
      });
    }
  });

  it.each([
    { origin: 'http://localhost:3000' },
    { origin: 'http://127.0.0.1:3000' },
    { 'sec-fetch-site': 'same-origin' },
    {},
  ])('are not assumed for requests with %j', async (headers) => {
    const answer = await product.app.inject({
      method: 'POST',
      url: ENDPOINTS.logout.path,
      payload: {},
      headers,
    });
    expect(answer.statusCode).toBe(200);
  });
});

describe('rate limits', () => {
  it('apply to sign-in by address', async () => {
    const codes = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      codes.push((await product.browser().login(`guess-${attempt}@example.com`, 'guess')).statusCode);
    }
    expect(codes).toEqual([401, 401, 401, 401, 429, 429]);
  });

  it('apply to analyses by account, before the upload is read', async () => {
    const member = await product.member();
    const picture = await png();
    await member.analyze(picture);
    await member.analyze(picture);
    const answer = await member.upload([picture]);
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(await member.creditsLeft()).toEqual({ banner: 1, video: 2 });
  });

  it('apply to sign-up by address', async () => {
    const codes = new Set<number>();
    for (let attempt = 0; attempt < 9; attempt += 1) {
      codes.add((await product.browser().register('not an e-mail')).statusCode);
    }
    expect(codes).toContain(429);
  });
});

describe('every response', () => {
  it('forbids inline scripts, framing and MIME sniffing', async () => {
    const { headers } = await product.browser().get('/', { accept: 'text/html' });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  });

  it('is a JSON error for an unknown API path, malformed JSON or a wrong content type', async () => {
    const absent = await product.browser().get('/_api/nothing', { accept: 'text/html' });
    expect([absent.statusCode, absent.json().code]).toEqual([404, 'absent']);
    const broken = await product.app.inject({
      method: 'POST',
      url: ENDPOINTS.login.path,
      payload: '{"email":',
      headers: { 'content-type': 'application/json' },
    });
    expect(broken.json().code).toMatch(/invalid|too-many-requests/);
    const plain = await product.app.inject({
      method: 'POST',
      url: ENDPOINTS.logout.path,
      payload: 'hello',
      headers: { 'content-type': 'text/plain' },
    });
    expect([plain.statusCode, plain.json().code]).toEqual([415, 'wrong-type']);
  });
});

describe('text that the database cannot store', () => {
  const NUL = 'All that is left\u0000must go.';
  const HALF = 'a\ud800b';
  let member: TestBrowser;
  beforeAll(async () => {
    member = product.browser();
    member.address = '203.0.113.5';
    await member.register('unstorable@example.com');
  });

  it.each<[string, () => Promise<{ statusCode: number; json: () => { error?: string } }>]>([
    ['a search', () => member.get(`${ENDPOINTS.listAnalyses.path}?search=%00`)],
    ['a payment', () => member.get(`${ENDPOINTS.paymentStatus.path}?payment_intent=%00`)],
    ['a name', () => member.post(ENDPOINTS.updateProfile.path, { displayName: NUL, avatarUrl: null })],
    ['ad copy', async () => member.upload([await png()], { fields: { adCopy: NUL } })],
    [
      'a correction',
      async () => {
        const { analysisId } = await member.analyze(await png());
        return member.post(ENDPOINTS.correctAnalysis.path, { analysisId, told: { brand: HALF } });
      },
    ],
  ])('is refused in %s, as a fault of the request', async (_where, send) => {
    const answer = await send();
    expect([answer.statusCode, answer.json().error]).toEqual([
      400,
      'The request contains characters that cannot be stored.',
    ]);
  });
});

describe('error responses', () => {
  it.each(Object.entries(ERROR_STATUS))(
    'for %s have status %i, text, code and request id',
    async (code, status) => {
      const known = Object.keys(ERROR_STATUS).find(
        (name): name is keyof typeof ERROR_STATUS => name === code,
      );
      if (!known) throw new Error('no such code');
      const { sendError } = await import('../../src/http/send-error.ts');
      const { default: Fastify } = await import('fastify');
      const app = Fastify();
      app.setErrorHandler(sendError);
      app.get('/', () => {
        throw new ApiError(known, 'The text.', { retryAfter: 4.2 });
      });
      const answer = await app.inject('/');
      expect(answer.statusCode).toBe(status);
      expect(answer.headers['retry-after']).toBe('5');
      expect(answer.json()).toEqual(errorBody(known, 'The text.', answer.json().requestId));
    },
  );

  it('hide the message of an unexpected error', () => {
    const told = apiErrorOf(new Error('password of the database is swordfish'));
    expect(told.code).toBe('internal');
    expect(told.message).not.toContain('swordfish');
  });
});
