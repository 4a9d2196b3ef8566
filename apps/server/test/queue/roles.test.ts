import { randomUUID } from 'node:crypto';
import { ENDPOINTS } from '@adjudge/contract';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../../src/db/open-database.ts';
import { workers } from '../../src/db/schema.ts';
import { Metrics } from '../../src/metrics/metrics.ts';
import { GradingQueue } from '../../src/modules/gradings/grading-queue.ts';
import { queueState } from '../../src/queue/queue-state.ts';
import { countLiveGraders } from '../../src/queue/worker-presence.ts';
import { FakeGrader, gradeImmediately, triesAtOnce } from '../../src/testing/stand-ins/fake-grader.ts';
import { png } from '../../src/testing/pictures.ts';
import { readEvents } from '../../src/testing/read-events.ts';
import { engines } from '../../src/testing/test-database.ts';
import { type TestProduct, testProduct } from '../../src/testing/test-product.ts';
import { buildWorkerApp } from '../../src/worker-app.ts';

const log = pino({ level: 'silent' });
/** Milliseconds between two looks at the database for a grading in another process; outside tests a second. */
const LOOKS_EVERY = 100;
const inRealTime = setInterval;

describe.each(engines())('a web server without graders, on $name', ({ open }) => {
  let web: TestProduct;
  let database: OpenDatabase;
  let grader: FakeGrader;
  let worker: GradingQueue | null = null;

  beforeAll(async () => {
    // As with PostgreSQL, where another process may have it open.
    database = { ...(await open()), embedded: false };
    web = await testProduct({ database, gradesElsewhere: true });
  });
  afterAll(() => web.close());
  beforeEach(() => {
    grader = new FakeGrader();
    vi.spyOn(globalThis, 'setInterval').mockImplementation((look, every) =>
      inRealTime(look, every === 1000 ? LOOKS_EVERY : every),
    );
  });
  afterEach(async () => {
    await worker?.stop();
    worker = null;
  });

  async function workerStarts(concurrency = 1): Promise<void> {
    worker = new GradingQueue({ database, store: web.store, log, grader, concurrency });
    await worker.start();
  }

  it('has a worker grade uploads, and streams every step', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    grader.setGrading(async (creative, onStep) => {
      for (const step of ['decoding', 'reading-text', 'judging'] as const) {
        onStep(step);
        await new Promise((done) => setTimeout(done, 4 * LOOKS_EVERY));
      }
      await released;
      return gradeImmediately(creative, onStep);
    });
    await workerStarts();
    const member = await web.member();
    const sent = member.upload([await png()], { accept: 'text/event-stream' });
    setTimeout(release, 4 * LOOKS_EVERY);
    const events = readEvents((await sent).body);
    const steps = events.flatMap(({ event, data }) => (event === 'progress' ? [data['step']] : []));
    expect(steps).toEqual(['queued', 'decoding', 'reading-text', 'judging']);
    expect(events.at(-1)?.event).toBe('result');
    expect(await member.creditsLeft()).toEqual({ banner: 2, video: 2 });
  });

  it('keeps an upload until a worker starts', async () => {
    const member = await web.member();
    const key = randomUUID();
    const sent = member.upload([await png()], { key });
    await expect.poll(() => countLiveGraders(database.db)).toBe(0);
    await workerStarts();
    expect((await sent).statusCode).toBe(200);
  });

  it('has a worker try fixes and make corrections', async () => {
    await workerStarts();
    const member = await web.member();
    const { analysisId } = await member.analyze(await png());
    const fixes = await member.post(ENDPOINTS.whatIf.path, { analysisId });
    expect([fixes.statusCode, fixes.json().fixes[0].id]).toEqual([200, 'stronger-letters']);
    const told = { brand: 'Tarnwell' };
    const corrected = await member.post(ENDPOINTS.correctAnalysis.path, { analysisId, told });
    expect([corrected.statusCode, corrected.json().told]).toEqual([200, told]);
    expect([grader.tried.length, grader.regraded.length]).toEqual([1, 1]);
  });

  it('tries fixes after gradings, and takes turns between accounts', async () => {
    await workerStarts();
    const [first, second, third] = [await web.member(), await web.member(), await web.member()];
    const { analysisId } = await first.analyze(await png('graded.png'));
    const order: string[] = [];
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    grader.setGrading(async (creative, onStep) => {
      order.push(creative.fileName);
      await released;
      return gradeImmediately(creative, onStep);
    });
    grader.tries(async (creative) => {
      order.push(`fixes of ${creative.fileName}`);
      return triesAtOnce(creative);
    });
    const sent: Promise<unknown>[] = [];
    const waits = async (many: number): Promise<void> => {
      await expect.poll(async () => (await queueState(database.db)).jobs.waiting).toBe(many);
    };
    sent.push(second.upload([await png('runs.png')]));
    await expect.poll(() => order).toEqual(['runs.png']);
    sent.push(first.post(ENDPOINTS.whatIf.path, { analysisId }));
    await waits(1);
    for (const [at, name] of ['second-1.png', 'second-2.png'].entries()) {
      sent.push(second.upload([await png(name)]));
      await waits(at + 2);
    }
    sent.push(third.upload([await png('third.png')]));
    await waits(4);
    release();
    await Promise.all(sent);
    expect(order).toEqual(['runs.png', 'third.png', 'second-1.png', 'second-2.png', 'fixes of graded.png']);
  });

  it('tries fixes once for concurrent requests, at most two at a time per account', async () => {
    const member = await web.member();
    await workerStarts();
    const ids: string[] = [];
    for (const name of ['a.png', 'b.png', 'c.png'])
      ids.push((await member.analyze(await png(name))).analysisId);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    grader.tries(async (creative) => {
      await released;
      return triesAtOnce(creative);
    });
    const ask = (analysisId: string | undefined) => member.post(ENDPOINTS.whatIf.path, { analysisId });
    const first = [ask(ids[0]), ask(ids[0]), ask(ids[1])];
    await expect
      .poll(async () => (await queueState(database.db)).jobs)
      .toMatchObject({ active: 1, waiting: 1 });
    const third = await ask(ids[2]);
    expect([third.statusCode, third.json().code]).toEqual([503, 'busy']);
    release();
    expect((await Promise.all(first)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(grader.tried).toHaveLength(2);
  });

  it('counts live graders, excluding workers that went silent', async () => {
    await workerStarts(3);
    expect(await countLiveGraders(database.db)).toBe(3);
    const long = new Date(Date.now() - 40_000);
    await database.db.insert(workers).values({ id: randomUUID(), graders: 50, seenAt: long });
    expect(await countLiveGraders(database.db)).toBe(3);
    await worker?.stop();
    worker = null;
    expect(await countLiveGraders(database.db)).toBe(0);
  });

  it('is ready without graders; a worker serves only /readyz and /metrics', async () => {
    expect((await web.browser().get('/readyz')).json().checks).toEqual({ database: 'ok', storage: 'ok' });
    const app = buildWorkerApp(
      { database, store: web.store, grader, metrics: new Metrics(), metricsToken: null },
      log,
    );
    expect((await app.inject('/metrics')).body).toContain('adjudge_queue_jobs');
    const ready = await app.inject('/readyz');
    expect(ready.json()).toEqual({
      status: 'ok',
      checks: { database: 'ok', storage: 'ok', graders: 'ok' },
    });
    grader.is = 'failed';
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    for (const url of ['/', ENDPOINTS.login.path, '/openapi.json'])
      expect((await app.inject(url)).statusCode).toBe(404);
    await app.close();
  });
});
