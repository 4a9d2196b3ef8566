import {
  BULK_TEXTS,
  ENDPOINTS,
  LIMITS,
  TEXTS,
  analyzeResponseSchema,
  bulkResultsSchema,
} from '@adjudge/contract';
import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { analyses, bulkItems } from '../../src/db/schema.ts';
import { openReport } from '../../src/modules/analyses/index.ts';
import { jobs } from '../../src/queue/job-table.ts';
import { TypesetterPool } from '../../src/typesetting/typesetter-pool.ts';
import { BulkMember } from '../../src/testing/bulk-member.ts';
import { gradeImmediately } from '../../src/testing/stand-ins/fake-grader.ts';
import { beginsLike, png } from '../../src/testing/pictures.ts';
import { type TestProduct, testProduct } from '../../src/testing/test-product.ts';
import { CreativeError } from '@adjudge/engine/intake';

const RUN = '7c9d1e6a-3f63-4f3c-8a5e-0d3c6f1b2a01';
const PATIENCE = { timeout: 20_000 };

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct({ concurrency: 1 });
});
afterAll(() => product.close());
afterEach(() => product.grader.setGrading(gradeImmediately));

describe('bulk endpoints without the Enterprise package', () => {
  const bulk = Object.values(ENDPOINTS).filter(({ path }) => path.startsWith('/_api/bulk/'));

  it.each(bulk.map(({ method, path }) => [method, path] as const))('refuse %s %s', async (method, path) => {
    const member = await product.member();
    const url = `${path}?runId=${RUN}`;
    const ask = () =>
      method === 'GET' ? member.get(url) : member.post(url, { runId: RUN, name: 'Spring', format: 'csv' });
    const answer = await ask();
    expect([answer.statusCode, answer.json().error]).toEqual([403, BULK_TEXTS.enterpriseOnly]);
  });
});

describe('adding creatives to a bulk run', () => {
  const large = Buffer.alloc(LIMITS.directBytes + 1);

  it.each([
    ['an empty file', () => ({ name: 'a.png', bytes: new Uint8Array() }), 400, TEXTS.fileEmpty],
    ['a page', () => beginsLike('text/html', 'a.png'), 415, TEXTS.fileType],
    [
      'a video over 6 MB',
      () => ({
        ...beginsLike('video/mp4', 'a.mp4'),
        bytes: Buffer.concat([beginsLike('video/mp4', 'a').bytes, large]),
      }),
      413,
      TEXTS.tooLarge,
    ],
  ] as const)(
    'refuses %s with the same message as a single grading, and stores nothing',
    async (_what, file, status, text) => {
      const mara = await BulkMember.join(product);
      const runId = await mara.creates();
      const files = await product.store.keys();
      const answer = await mara.adds(runId, file());
      expect([answer.statusCode, answer.json().error]).toEqual([status, text]);
      expect((await mara.sees(runId)).items).toEqual([]);
      expect(await product.store.keys()).toEqual(files);
    },
  );

  it('refuses copy that is too short and a duplicate name, and stores neither file', async () => {
    const mara = await BulkMember.join(product);
    const runId = await mara.creates();
    await mara.adds(runId, await png());
    const files = await product.store.keys();
    const short = await mara.adds(runId, await png('b.png'), 'short');
    expect([short.statusCode, short.json().error]).toEqual([400, TEXTS.copyShort]);
    const again = await mara.adds(runId, await png());
    expect([again.statusCode, again.json().error]).toEqual([409, BULK_TEXTS.duplicate]);
    expect(await product.store.keys()).toEqual(files);
    expect(await mara.browser.creditsLeft()).toEqual({ banner: 3, video: 2 });
  });

  it('keeps the file of an item whose connection to the database was lost during the commit', async () => {
    const mara = await BulkMember.join(product);
    const runId = await mara.creates();
    const { db } = product.database;
    const commit: typeof db.transaction = db.transaction.bind(db);
    const losing = vi.spyOn(db, 'transaction').mockImplementation(async (...work) => {
      const done: unknown = await commit(...work);
      if (done !== null && typeof done === 'object' && 'fileName' in done)
        throw new Error('Connection terminated unexpectedly');
      return done;
    });
    const lost = await mara.adds(runId, await png());
    losing.mockRestore();
    expect(lost.statusCode).toBe(503);
    expect((await mara.adds(runId, await png())).json().error).toBe(BULK_TEXTS.duplicate);
    await mara.starts(runId);
    await expect.poll(() => mara.states(runId), PATIENCE).toEqual(['done', 'graded']);
  });

  it('is limited to 200 creatives', async () => {
    const mara = await BulkMember.join(product);
    const runId = await mara.creates();
    await Promise.all(
      Array.from({ length: 4 }, async (_, index) => mara.adds(runId, await png(`${index}.png`))),
    );
    const filler = Array.from({ length: LIMITS.bulkItems - 4 }, (_, index) => ({
      runId,
      userId: mara.userId,
      position: index + 4,
      fileName: `filler-${index}.png`,
      kind: 'banner' as const,
      mediaType: 'image/png',
      bytes: 1,
    }));
    await product.database.db.insert(bulkItems).values(filler);
    const answer = await mara.adds(runId, await png('one-more.png'));
    expect([answer.statusCode, answer.json().error]).toEqual([413, BULK_TEXTS.tooManyFiles]);
    await mara.cancels(runId);
  });

  it('is refused after the run starts, and an empty run cannot start', async () => {
    const mara = await BulkMember.join(product);
    const empty = await mara.creates();
    const nothing = await mara.starts(empty);
    expect([nothing.statusCode, nothing.json().error]).toEqual([400, BULK_TEXTS.nothingToGrade]);
    const runId = await mara.runs([await png()]);
    const late = await mara.adds(runId, await png('late.png'));
    expect([late.statusCode, late.json().error]).toEqual([409, BULK_TEXTS.notCollecting]);
  });

  it('is limited to three open runs per account', async () => {
    const mara = await BulkMember.join(product);
    const ids = [await mara.creates('1'), await mara.creates('2'), await mara.creates('3')];
    const fourth = () => mara.browser.post(ENDPOINTS.createBulkRun.path, { name: '4' });
    const refused = await fourth();
    expect([refused.statusCode, refused.json().error]).toEqual([409, BULK_TEXTS.tooManyRuns]);
    await mara.cancels(ids[0]!);
    expect((await fourth()).statusCode).toBe(200);
  });

  it.each([
    [{}, BULK_TEXTS.nameRequired],
    [{ name: '   ' }, BULK_TEXTS.nameRequired],
    [{ name: 'x'.repeat(101) }, BULK_TEXTS.nameLong],
    [{ name: 'Spring', adCopy: 'short' }, TEXTS.copyShort],
  ])('refuses a run with %j', async (body, text) => {
    const mara = await BulkMember.join(product);
    const answer = await mara.browser.post(ENDPOINTS.createBulkRun.path, body);
    expect([answer.statusCode, answer.json().error]).toEqual([400, text]);
  });
});

it('a single grading goes ahead of waiting bulk items', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  product.grader.setGrading(async (creative, onStep) => {
    await released;
    return gradeImmediately(creative, onStep);
  });
  const before = product.grader.graded.length;
  const [mara, nora, member] = [
    await BulkMember.join(product),
    await BulkMember.join(product),
    await product.member(),
  ];
  await mara.runs([await png('mara-1.png'), await png('mara-2.png')]);
  await expect.poll(() => product.grader.graded.length).toBe(before + 1);
  await nora.runs([await png('nora-1.png')]);
  const waiting = () =>
    product.database.db
      .select()
      .from(jobs)
      .then((rows) => rows.filter(({ state }) => state === 'created'));
  await expect.poll(async () => (await waiting()).length).toBe(1);
  const events = member.upload([await png('person.png')], { accept: 'text/event-stream' });
  await expect.poll(async () => (await waiting()).length).toBe(2);
  // Long enough to receive a place in the queue.
  await new Promise((done) => void setTimeout(done, 1200));
  release();
  expect((await events).body).toContain('{"step":"queued","ahead":1}');
  await expect.poll(() => product.grader.graded.length, PATIENCE).toBe(before + 4);
  expect(product.grader.graded.slice(before, before + 2)).toEqual(['mara-1.png', 'person.png']);
});

describe('the results of a bulk run', () => {
  const FORMULA = '=SUM(1+1)*2.png';
  let mara: BulkMember;
  let runId: string;
  const take = async (format: string) => {
    const answer = await mara.browser.post(ENDPOINTS.exportBulkRun.path, { runId, format });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="bulk-${runId}.${format}"`);
    expect(answer.headers['cache-control']).toBe('no-store');
    return answer;
  };
  beforeAll(async () => {
    mara = await BulkMember.join(product);
    product.grader.setGrading(async (creative, onStep) => {
      if (creative.fileName === 'two-bad.png') throw new CreativeError('undecodable', '@SUM(1) is cut off.');
      return gradeImmediately(creative, onStep);
    });
    runId = await mara.creates();
    await mara.adds(runId, await png('one.png'), '+49 171 is the number to call.');
    for (const name of ['two-bad.png', FORMULA, 'two-deleted.png']) await mara.adds(runId, await png(name));
    await mara.starts(runId);
    await vi.waitFor(async () => expect((await mara.sees(runId)).run.state).toBe('done'), PATIENCE);
    const { items } = await mara.sees(runId);
    await mara.browser.post(ENDPOINTS.deleteAnalysis.path, { analysisId: items[3]!.analysis!.analysisId });
  });

  it('as CSV have one row per creative, with formulas escaped', async () => {
    const { body } = await take('csv');
    expect(body.startsWith('\ufeff"File","State","Score","Grade"')).toBe(true);
    const rows: Record<string, string>[] = parse(body, { bom: true, columns: true });
    expect(rows.map(({ File, State, Score }) => [File, State, Score])).toEqual([
      [`'${FORMULA}`, 'Graded', '74.5'],
      ['one.png', 'Graded', '74.5'],
      ['two-bad.png', 'Failed', ''],
      ['two-deleted.png', 'Graded', ''],
    ]);
    expect(rows.map((row) => row['Paid with'])).toEqual(['banner', 'banner', '', 'banner']);
    expect(rows[1]).toMatchObject({ Grade: 'C', 'Ad copy': "'+49 171 is the number to call." });
    expect(rows[1]!['Report']).toMatch(/^http:\/\/localhost:3000\/results\?id=.{21}$/);
    expect(rows[2]!['Why not graded']).toBe("'@SUM(1) is cut off.");
    expect(rows[3]!['Why not graded']).toBe(BULK_TEXTS.analysisDeleted);
    const { items } = bulkResultsSchema.parse((await take('json')).json());
    for (const { name, score } of items[1]!.categories) {
      expect([name, rows[1]![name]]).toEqual([name, score === null ? '' : String(score)]);
    }
  });

  it('as JSON have the same content', async () => {
    const { run, items } = bulkResultsSchema.parse((await take('json')).json());
    expect(run).toMatchObject({ id: runId, state: 'done', counts: { graded: 3, failed: 1 } });
    expect(items[1]).toMatchObject({ fileName: 'one.png', overallScore: 74.5, grade: 'C', kind: 'banner' });
    expect(items[1]!.categories.length).toBeGreaterThan(0);
    expect(items[2]).toMatchObject({ overallScore: null, analysisId: null, failure: '@SUM(1) is cut off.' });
  });

  it('give no likely score for an ad without a score', async () => {
    const { items } = await mara.sees(runId);
    const ofOne = eq(analyses.id, items[1]!.analysis!.analysisId);
    const [kept] = await product.database.db.select().from(analyses).where(ofOne);
    const unscored = { ...openReport(kept!), overallScore: null, grade: 'N/A' as const };
    await product.database.db.update(analyses).set({ report: unscored }).where(ofOne);
    const taken = bulkResultsSchema.parse((await take('json')).json()).items;
    await product.database.db.update(analyses).set({ report: kept!.report }).where(ofOne);
    expect(taken[0]?.interval).toEqual({ low: 70, high: 79 });
    expect(taken[1]).toMatchObject({ grade: 'N/A', interval: null });
  });

  it('as ZIP contain both formats and the reports as JSON and PDF', async () => {
    const files = unzipSync(new Uint8Array((await take('zip')).rawPayload));
    expect(Object.keys(files).toSorted()).toEqual([
      'reports/001-=SUM(1+1)_2.png.json',
      'reports/001-=SUM(1+1)_2.png.pdf',
      'reports/002-one.png.json',
      'reports/002-one.png.pdf',
      'results.csv',
      'results.json',
    ]);
    const report = analyzeResponseSchema.parse(JSON.parse(strFromU8(files['reports/002-one.png.json']!)));
    expect(report).toMatchObject({ overallScore: 74.5, adCopy: '+49 171 is the number to call.' });
    expect(strFromU8(files['results.csv']!)).toContain('one.png');
    expect(strFromU8(files['reports/002-one.png.pdf']!.subarray(0, 5))).toBe('%PDF-');
  });

  it('as ZIP are complete except for a PDF that fails, and list it', async () => {
    const failing = vi.spyOn(TypesetterPool.prototype, 'pdf').mockRejectedValueOnce(new Error('stuck'));
    const files = unzipSync(new Uint8Array((await take('zip')).rawPayload));
    failing.mockRestore();
    expect(Object.keys(files)).toContain('reports/001-=SUM(1+1)_2.png.json');
    expect(Object.keys(files)).not.toContain('reports/001-=SUM(1+1)_2.png.pdf');
    expect(Object.keys(files)).toContain('reports/002-one.png.pdf');
    expect(strFromU8(files['without-pdf.txt']!)).toBe('reports/001-=SUM(1+1)_2.png\n');
  });
});

it('the bulk rate limit responds 429 with Retry-After', async () => {
  const narrow = await testProduct({ rateLimits: { bulk: { max: 3, seconds: 60 } } });
  try {
    const mara = await BulkMember.join(narrow);
    const runId = await mara.creates();
    expect((await mara.adds(runId, await png())).statusCode).toBe(200);
    expect((await mara.starts(runId)).statusCode).toBe(200);
    const answer = await mara.cancels(runId);
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  } finally {
    await narrow.close();
  }
});
