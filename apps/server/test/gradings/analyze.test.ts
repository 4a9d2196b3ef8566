import { ENDPOINTS, LIMITS, TEXTS } from '@adjudge/contract';
import { CreativeError } from '@adjudge/engine/intake';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { creatives, creditLedger, users } from '../../src/db/schema.ts';
import { GraderFailure } from '../../src/grader/grader.ts';
import { fakeAnalysis } from '../../src/testing/stand-ins/fake-analysis.ts';
import { gradeImmediately } from '../../src/testing/stand-ins/fake-grader.ts';
import { beginsLike, png } from '../../src/testing/pictures.ts';
import { readEvents } from '../../src/testing/read-events.ts';
import type { TestBrowser, UploadedFile } from '../../src/testing/test-browser.ts';
import { type TestProduct, testProduct } from '../../src/testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(() => product.close());
afterEach(() => product.grader.setGrading(gradeImmediately));

const COPY = 'Everything must go this Sunday.';

async function nothingLeft(member: TestBrowser): Promise<void> {
  expect(await member.creditsLeft()).toEqual({ banner: 3, video: 2 });
  expect((await member.get(ENDPOINTS.listAnalyses.path)).json()).toEqual({ analyses: [], totalCount: 0 });
}

describe('analyzing a banner', () => {
  it('returns the stored analysis and charges one banner credit', async () => {
    const member = await product.member();
    const analysis = await member.analyze(await png('spring.png'), `  ${COPY} `);
    expect(analysis).toMatchObject({ overallScore: 74.5, grade: 'C', adCopy: COPY, kind: 'banner-copy' });
    expect(analysis.creative.url).toBe(`/_api/analysis/creative/${analysis.analysisId}`);
    expect(await member.creditsLeft()).toEqual({ banner: 2, video: 2 });
    const fetched = await member.get(`${ENDPOINTS.getAnalysis.path}?analysisId=${analysis.analysisId}`);
    expect(fetched.json()).toMatchObject({ isPublic: false, data: analysis });
  });

  it('works without ad copy on the creative-only endpoint, treating a blank field as none', async () => {
    const member = await product.member();
    expect(await member.analyze(await png(), '  ')).toMatchObject({ adCopy: null, kind: 'banner' });
  });

  it('responds 401 before reading the upload', async () => {
    const answer = await product.browser().upload([await png()]);
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'not-authenticated']);
  });
});

describe('an upload', () => {
  const large = (): UploadedFile => ({ name: 'large.png', bytes: new Uint8Array(LIMITS.directBytes + 1) });
  const cases: readonly [string, () => Promise<UploadedFile[]> | UploadedFile[], number, string, string][] = [
    ['no file', () => [], 400, 'invalid', TEXTS.fileRequired],
    ['an empty file', () => [{ name: 'ad.png', bytes: new Uint8Array() }], 400, 'invalid', TEXTS.fileEmpty],
    ['two files', async () => [await png(), await png()], 400, 'invalid', TEXTS.tooMany],
    [
      'a page that says it is a PNG',
      () => [beginsLike('text/html', 'ad.png')],
      415,
      'wrong-type',
      TEXTS.fileType,
    ],
    ['an SVG', () => [beginsLike('image/svg+xml', 'ad.svg')], 415, 'wrong-type', TEXTS.fileType],
    ['a PDF', () => [beginsLike('application/pdf', 'ad.jpg')], 415, 'wrong-type', TEXTS.fileType],
    ['three bytes', () => [{ name: 'ad.png', bytes: Buffer.from('abc') }], 415, 'wrong-type', TEXTS.fileType],
    [
      'a picture over 6 MB',
      async () => [{ name: 'ad.png', bytes: Buffer.concat([(await png()).bytes, large().bytes]) }],
      413,
      'too-large',
      TEXTS.tooLarge,
    ],
    [
      'a picture far over 6 MB',
      () => [{ name: 'ad.png', bytes: new Uint8Array(2 * LIMITS.directBytes) }],
      413,
      'too-large',
      TEXTS.tooLarge,
    ],
  ];

  it.each(cases)(
    'is refused for %s without a charge or a stored file',
    async (_what, files, status, code, text) => {
      const member = await product.member();
      const before = await product.store.keys();
      const answer = await member.upload(await files());
      expect([answer.statusCode, answer.json().code, answer.json().error]).toEqual([status, code, text]);
      await nothingLeft(member);
      expect(await product.store.keys()).toEqual(before);
    },
  );

  it.each([
    [ENDPOINTS.aiAnalyze.path, undefined, TEXTS.copyShort],
    [ENDPOINTS.aiAnalyze.path, '   short   ', TEXTS.copyShort],
    [ENDPOINTS.aiAnalyze.path, 'x'.repeat(2001), TEXTS.copyLong],
    [ENDPOINTS.creativeAnalyze.path, 'short', TEXTS.copyShort],
  ])('to %s with copy %j is refused without a charge or a stored file', async (path, copy, text) => {
    const member = await product.member();
    const before = await product.store.keys();
    const answer = await member.upload([await png()], copy === undefined ? { path } : { path, copy });
    expect([answer.statusCode, answer.json().error]).toEqual([400, text]);
    await nothingLeft(member);
    expect(await product.store.keys()).toEqual(before);
  });

  const part = '--b\r\ncontent-disposition: form-data; name="creativeFile"; filename="a.png"\r\n\r\n';
  it.each([
    ['truncated in the middle', part],
    ['without the first boundary', `--c\r\n${part}`],
    ['with a malformed part header', '--b\r\n\r\n\0\0'],
  ])('of a form %s is refused without storing anything', async (_how, head) => {
    const member = await product.member();
    const before = await product.store.keys();
    const { bytes } = await png();
    const answer = await product.app.inject({
      method: 'POST',
      url: ENDPOINTS.creativeAnalyze.path,
      payload: Buffer.concat([Buffer.from(head), bytes]),
      headers: {
        'content-type': 'multipart/form-data; boundary=b',
        cookie: `adjudge_session=${member.session}`,
      },
    });
    const { code, error } = answer.json();
    expect([answer.statusCode, code, error]).toEqual([400, 'invalid', TEXTS.uploadBroken]);
    await nothingLeft(member);
    expect(await product.store.keys()).toEqual(before);
  });
});

describe('a grading that fails', () => {
  const failures: readonly [string, Error, number, string, number][] = [
    ['cannot be decoded', new CreativeError('undecodable', 'It is cut off.'), 422, 'undecodable', 1],
    ['has too many pixels', new CreativeError('too-many-pixels', 'Too many.'), 422, 'undecodable', 1],
    ['is too small', new CreativeError('too-small', 'Too small.'), 422, 'undecodable', 1],
    ['kills the grader', new GraderFailure('died', { retry: true }), 500, 'grading-failed', 3],
    ['takes too long', new GraderFailure('time', { retry: false }), 500, 'grading-failed', 1],
    ['meets a fault of ours', new TypeError('x is undefined'), 500, 'grading-failed', 1],
  ];

  it.each(failures)(
    'refunds the credit when the creative %s',
    async (_why, error, status, code, attempts) => {
      const member = await product.member();
      const before = await product.store.keys();
      const rows = await product.database.db.select().from(creatives);
      const graded = product.grader.graded.length;
      product.grader.setGrading(() => Promise.reject(error));
      const answer = await member.upload([await png()]);
      expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
      expect(product.grader.graded.length - graded).toBe(attempts);
      await nothingLeft(member);
      expect(await product.database.db.select().from(creatives)).toEqual(rows);
      expect(await product.store.keys()).toEqual(before);
    },
  );

  it('because the database connection was lost is retried without an error', async () => {
    const member = await product.member();
    let tries = 0;
    product.grader.setGrading((creative, onStep) => {
      tries += 1;
      const lost = Object.assign(new Error('Connection terminated unexpectedly'), { code: '57P01' });
      return tries === 1 ? Promise.reject(lost) : gradeImmediately(creative, onStep);
    });
    expect((await member.upload([await png()])).statusCode).toBe(200);
    expect(tries).toBe(2);
    expect((await member.creditsLeft()).banner).toBe(2);
  });

  it('because a grader died is retried by another one', async () => {
    const member = await product.member();
    let died = false;
    product.grader.setGrading((creative, onStep) => {
      if (died) return gradeImmediately(creative, onStep);
      died = true;
      return Promise.reject(new GraderFailure('died', { retry: true }));
    });
    expect((await member.analyze(await png())).overallScore).toBe(74.5);
    expect(await member.creditsLeft()).toEqual({ banner: 2, video: 2 });
  });
});

describe('banner credits', () => {
  it('are never spent twice: 20 concurrent analyses with 3 credits give 3 reports and 17 refusals', async () => {
    const member = await product.member();
    const picture = await png();
    const answers = await Promise.all(Array.from({ length: 20 }, () => member.upload([picture])));
    const statuses = answers.map((answer) => answer.statusCode).sort((a, b) => a - b);
    expect(statuses).toEqual([...Array<number>(3).fill(200), ...Array<number>(17).fill(402)]);
    const refused = answers.filter((answer) => answer.statusCode === 402);
    for (const answer of refused) {
      expect(answer.json().code).toBe('usage-limit');
      expect(answer.json().error).toContain('usage limit reached');
    }
    const analysisIds = new Set(answers.filter((a) => a.statusCode === 200).map((a) => a.json().analysisId));
    expect(analysisIds.size).toBe(3);
    expect(await member.creditsLeft()).toEqual({ banner: 0, video: 2 });
    const [one] = await product.database.db.select().from(users).where(eq(users.email, member.email));
    const rows = await product.database.db
      .select({ amount: creditLedger.amount })
      .from(creditLedger)
      .where(and(eq(creditLedger.userId, one?.id ?? ''), eq(creditLedger.kind, 'banner')));
    expect(rows.map((row) => row.amount)).toEqual([3, -1, -1, -1]);
  });
});

describe('progress events', () => {
  it('stream the steps in order, then the analysis', async () => {
    const member = await product.member();
    product.grader.setGrading(async (creative, onStep) => {
      for (const step of ['decoding', 'reading-text', 'judging', 'writing'] as const) {
        onStep(step);
        await new Promise((done) => setTimeout(done, 20));
      }
      return { analysis: fakeAnalysis(creative), thumbnail: null, measured: null };
    });
    const answer = await member.upload([await png()], { accept: 'text/event-stream' });
    expect(answer.headers['content-type']).toContain('text/event-stream');
    const events = readEvents(answer.body);
    const steps = events.filter(({ event }) => event === 'progress').map(({ data }) => data['step']);
    expect(steps).toEqual(['queued', 'decoding', 'reading-text', 'judging', 'writing']);
    const last = events.at(-1);
    expect(last?.event).toBe('result');
    const kept = await member.get(
      `${ENDPOINTS.getAnalysis.path}?analysisId=${String(last?.data['analysisId'])}`,
    );
    expect(kept.json().data).toEqual(last?.data);
  });

  it('end with an error event when the creative is refused, without a charge', async () => {
    const member = await product.member();
    product.grader.setGrading(() => Promise.reject(new CreativeError('undecodable', 'It is cut off.')));
    const answer = await member.upload([await png()], { accept: 'text/event-stream' });
    const last = readEvents(answer.body).at(-1);
    expect(last).toMatchObject({ event: 'error', data: { code: 'undecodable', error: 'It is cut off.' } });
    await nothingLeft(member);
  });

  it('are replaced by a plain error when the request is refused before grading', async () => {
    const member = await product.member();
    const answer = await member.upload([], { accept: 'text/event-stream' });
    expect([answer.statusCode, answer.json().error]).toEqual([400, TEXTS.fileRequired]);
  });
});
