import { BULK_TEXTS, ENDPOINTS, TEXTS } from '@adjudge/contract';
import { CreativeError } from '@adjudge/engine/intake';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bulkItems, creditLedger, failedFiles, users } from '../../src/db/schema.ts';
import { jobs } from '../../src/queue/job-table.ts';
import { GraderFailure } from '../../src/grader/grader.ts';
import { undoLostGradings } from '../../src/modules/gradings/undo-grading.ts';
import { removeOrphanFiles } from '../../src/store/orphan-files.ts';
import { BulkMember } from '../../src/testing/bulk-member.ts';
import { type Grading, gradeImmediately } from '../../src/testing/stand-ins/fake-grader.ts';
import { beginsLike, png } from '../../src/testing/pictures.ts';
import type { UploadedFile } from '../../src/testing/test-browser.ts';
import { engines } from '../../src/testing/test-database.ts';
import { type TestProduct, testProduct } from '../../src/testing/test-product.ts';

const COPY = 'Everything must go this Sunday.';
const PATIENCE = { timeout: 20_000 };

let product: TestProduct;
const banners = (...names: string[]): Promise<UploadedFile[]> =>
  Promise.all(names.map((name) => png(`${name}.png`)));

/** Makes gradings wait until they are released, and counts how many run at once. */
function held() {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const seen = { now: 0, most: 0 };
  const grading: Grading = async (creative, onStep) => {
    seen.now += 1;
    seen.most = Math.max(seen.most, seen.now);
    await released;
    seen.now -= 1;
    return gradeImmediately(creative, onStep);
  };
  product.grader.setGrading(grading);
  return { release, seen };
}

describe.each(engines())('on $name', ({ open }) => {
  beforeAll(async () => {
    product = await testProduct({ database: await open() });
  });
  afterAll(() => product.close());
  afterEach(() => product.grader.setGrading(gradeImmediately));

  describe('a bulk run', () => {
    it('grades each item like a single grading, for one credit of its kind', async () => {
      const mara = await BulkMember.join(product);
      const runId = await mara.creates('Spring', COPY);
      const [one, two] = await banners('one', 'two');
      const long = `The bottle that stays warm for a day. ${'Really. '.repeat(40)}`;
      await mara.adds(runId, one!, long);
      await mara.adds(runId, two!);
      await mara.adds(runId, beginsLike('video/mp4', 'three.mp4'));
      expect(await mara.states(runId)).toEqual(['collecting', 'waiting', 'waiting', 'waiting']);
      await mara.starts(runId);
      await expect.poll(() => mara.states(runId), PATIENCE).toEqual(['done', 'graded', 'graded', 'graded']);
      expect(await mara.browser.creditsLeft()).toEqual({ banner: 1, video: 1 });
      const { items } = await mara.sees(runId);
      expect(items.map(({ fileName, kind, adCopy }) => [fileName, kind, adCopy])).toEqual([
        ['one.png', 'banner', `${long.slice(0, 159)}…`],
        ['three.mp4', 'video', COPY],
        ['two.png', 'banner', COPY],
      ]);
      expect(items[1]).toMatchObject({ failure: null, mayResume: false, analysis: { grade: 'C' } });
      const list = (await mara.browser.get(ENDPOINTS.listAnalyses.path)).json();
      expect(list.totalCount).toBe(3);
      expect(list.analyses.map(({ adCopy }: { adCopy: string }) => adCopy)).toContain(long.trim());
      expect((await mara.browser.get(`${items[0]!.analysis!.url}?size=thumb`)).statusCode).toBe(200);
    });

    it('is listed for its owner with the state of its items', async () => {
      const mara = await BulkMember.join(product);
      const runId = await mara.runs(await banners('one'), 'The first');
      await expect.poll(() => mara.states(runId), PATIENCE).toEqual(['done', 'graded']);
      await mara.creates('The second');
      const { runs, totalCount } = (await mara.browser.get(ENDPOINTS.listBulkRuns.path)).json();
      expect(totalCount).toBe(2);
      expect(runs[0]).toMatchObject({ name: 'The second', state: 'collecting' });
      expect(runs[1]).toMatchObject({ name: 'The first', state: 'done', counts: { graded: 1, failed: 0 } });
    });

    it('grades one item per account at a time, across runs and graders', async () => {
      const mara = await BulkMember.join(product);
      await mara.buys(10);
      const { release, seen } = held();
      const runs = [await mara.runs(await banners('a', 'b', 'c')), await mara.runs(await banners('d', 'e'))];
      await expect.poll(() => seen.now).toBe(1);
      for (const runId of runs) await mara.starts(runId);
      expect((await Promise.all(runs.map((id) => mara.sees(id)))).flatMap(({ items }) => items)).toHaveLength(
        5,
      );
      release();
      for (const runId of runs)
        await expect.poll(async () => (await mara.sees(runId)).run.state, PATIENCE).toBe('done');
      expect(seen.most).toBe(1);
      expect(await mara.browser.creditsLeft()).toEqual({ banner: 8, video: 2 });
    });

    it('pauses when credits run out, and continues when resumed', async () => {
      const mara = await BulkMember.join(product);
      const runId = await mara.runs([
        ...(await banners('a', 'b', 'c', 'd', 'e')),
        beginsLike('video/mp4', 'f.mp4'),
      ]);
      const graded = ['graded', 'graded', 'graded'];
      await expect
        .poll(() => mara.states(runId), PATIENCE)
        .toEqual(['paused', ...graded, 'unpaid', 'unpaid', 'graded']);
      expect((await mara.sees(runId)).items[3]).toMatchObject({
        failure: BULK_TEXTS.unpaid,
        mayResume: true,
      });
      expect(await mara.browser.creditsLeft()).toEqual({ banner: 0, video: 1 });
      const refused = await mara.resumes(runId);
      expect([refused.statusCode, refused.json().error]).toEqual([402, TEXTS.bannerLimit]);
      await mara.buys(1);
      expect((await mara.resumes(runId)).statusCode).toBe(200);
      await expect
        .poll(() => mara.states(runId), PATIENCE)
        .toEqual(['paused', ...graded, 'graded', 'unpaid', 'graded']);
      await mara.buys(5);
      await mara.resumes(runId);
      await expect
        .poll(() => mara.states(runId), PATIENCE)
        .toEqual(['done', ...graded, 'graded', 'graded', 'graded']);
      expect(await mara.browser.creditsLeft()).toEqual({ banner: 4, video: 1 });
    });

    it('waits while its owner has no paid plan', async () => {
      const mara = await BulkMember.join(product);
      const { db } = product.database;
      const become = (change: Partial<typeof users.$inferInsert>) =>
        db.update(users).set(change).where(eq(users.id, mara.userId));
      const { release, seen } = held();
      const runId = await mara.runs(await banners('a', 'b', 'c'));
      await expect.poll(() => seen.now).toBe(1);
      await become({ isPaidUser: false });
      release();
      const graded = () => db.$count(bulkItems, eq(bulkItems.state, 'graded'));
      const before = await graded();
      await expect.poll(graded, PATIENCE).toBe(before + 1);
      product.queue.feedBulk();
      await new Promise((done) => void setTimeout(done, 300));
      expect(await graded()).toBe(before + 1);
      await become({ isPaidUser: true });
      product.queue.feedBulk();
      await expect.poll(() => mara.states(runId), PATIENCE).toEqual(['done', 'graded', 'graded', 'graded']);
    });
  });

  describe('a failed bulk item', () => {
    it('refunds its credit, shows the reason, and is deleted if the creative was refused', async () => {
      const mara = await BulkMember.join(product);
      product.grader.setGrading(async (creative, onStep) => {
        if (creative.fileName === 'bad.png') throw new CreativeError('undecodable', 'It is cut off.');
        return gradeImmediately(creative, onStep);
      });
      const files = await product.store.keys();
      const runId = await mara.runs(await banners('bad', 'good'));
      await expect.poll(() => mara.states(runId), PATIENCE).toEqual(['done', 'failed', 'graded']);
      const [bad] = (await mara.sees(runId)).items;
      expect(bad).toMatchObject({ failure: 'It is cut off.', mayResume: false, analysis: null });
      expect(await mara.browser.creditsLeft()).toEqual({ banner: 2, video: 2 });
      expect(await product.store.keys()).toHaveLength(files.length + 3);
      const refused = await mara.resumes(runId, bad!.id);
      expect([refused.statusCode, refused.json().error]).toEqual([409, BULK_TEXTS.nothingToResume]);
    });

    it('keeps its file and can be retried after an internal failure', async () => {
      const mara = await BulkMember.join(product);
      product.grader.setGrading(async () => Promise.reject(new GraderFailure('time', { retry: false })));
      const runId = await mara.runs(await banners('a', 'b'));
      await expect.poll(() => mara.states(runId), PATIENCE).toEqual(['done', 'failed', 'failed']);
      const [first] = (await mara.sees(runId)).items;
      expect(first).toMatchObject({ failure: TEXTS.gradingFailed, mayResume: true });
      expect(await mara.browser.creditsLeft()).toEqual({ banner: 3, video: 2 });
      await removeOrphanFiles({ db: product.database.db, store: product.store });
      product.grader.setGrading(gradeImmediately);
      await mara.resumes(runId, first!.id);
      await expect.poll(() => mara.states(runId), PATIENCE).toEqual(['done', 'graded', 'failed']);
      expect(await mara.browser.creditsLeft()).toEqual({ banner: 2, video: 2 });
    });

    it('is refunded once and can be retried when its job was lost', async () => {
      const mara = await BulkMember.join(product);
      const { release, seen } = held();
      const runId = await mara.runs(await banners('a'));
      await expect.poll(() => seen.now).toBe(1);
      const { db } = product.database;
      const lost = () => undoLostGradings({ db, store: product.store });
      expect(await lost()).toBe(0);
      await db.delete(jobs).where(eq(jobs.state, 'active'));
      expect([await lost(), await lost()]).toEqual([1, 0]);
      expect(await mara.states(runId)).toEqual(['done', 'failed']);
      expect(await mara.browser.creditsLeft()).toEqual({ banner: 3, video: 2 });
      // The grading that no one waits for anymore ends late and has no effect.
      release();
      await expect.poll(() => seen.now).toBe(0);
      await new Promise((done) => void setTimeout(done, 300));
      expect((await mara.resumes(runId)).statusCode).toBe(200);
      await expect.poll(() => mara.states(runId), PATIENCE).toEqual(['done', 'graded']);
      expect(await mara.browser.creditsLeft()).toEqual({ banner: 2, video: 2 });
    });
  });

  describe('canceling a bulk run', () => {
    it('removes waiting items and their files, and finishes the running one', async () => {
      const mara = await BulkMember.join(product);
      const files = await product.store.keys();
      const { release, seen } = held();
      const runId = await mara.runs(await banners('a', 'b', 'c'));
      await expect.poll(() => seen.now).toBe(1);
      expect((await mara.cancels(runId)).statusCode).toBe(200);
      expect(await mara.states(runId)).toEqual(['cancelled', 'grading', 'cancelled', 'cancelled']);
      expect(await product.store.keys()).toHaveLength(files.length + 1);
      release();
      await expect
        .poll(() => mara.states(runId), PATIENCE)
        .toEqual(['cancelled', 'graded', 'cancelled', 'cancelled']);
      expect(await mara.browser.creditsLeft()).toEqual({ banner: 2, video: 2 });
      const resumed = await mara.resumes(runId);
      expect([resumed.statusCode, resumed.json().error]).toEqual([409, BULK_TEXTS.cancelledAlready]);
      expect((await mara.starts(runId)).statusCode).toBe(409);
    });

    it('offers no retry of an item that fails afterwards, and removes its file', async () => {
      const mara = await BulkMember.join(product);
      const files = await product.store.keys();
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
      product.grader.setGrading(async () => {
        begin();
        await released;
        throw new Error('The disk is away');
      });
      const runId = await mara.runs(await banners('a', 'b'));
      await begun;
      await mara.cancels(runId);
      release();
      await expect.poll(() => mara.states(runId), PATIENCE).toEqual(['cancelled', 'failed', 'cancelled']);
      expect((await mara.sees(runId)).items[0]).toMatchObject({ mayResume: false });
      await expect.poll(() => product.store.keys()).toEqual(files);
      expect(await mara.browser.creditsLeft()).toEqual({ banner: 3, video: 2 });
    });

    it('deletes a run that never started, and leaves a finished run unchanged', async () => {
      const mara = await BulkMember.join(product);
      const done = await mara.runs(await banners('a'));
      await expect.poll(() => mara.states(done), PATIENCE).toEqual(['done', 'graded']);
      await mara.cancels(done);
      expect(await mara.states(done)).toEqual(['done', 'graded']);
      const files = await product.store.keys();
      const runId = await mara.creates();
      await mara.adds(runId, await png());
      await mara.cancels(runId);
      expect((await mara.browser.get(`${ENDPOINTS.getBulkRun.path}?runId=${runId}`)).statusCode).toBe(404);
      expect(await product.store.keys()).toEqual(files);
    });
  });

  it('never overspends credits or grades an item twice under concurrent gradings', async () => {
    const mara = await BulkMember.join(product);
    await mara.buys(4);
    const { db } = product.database;
    // Other tests made graders fail on these same pictures, and one that fails repeatedly is refused.
    await db.delete(failedFiles);
    const runId = await mara.runs(await banners(...'abcdefghij'));
    const single = Array.from({ length: 4 }, async (_, index) =>
      mara.browser.upload([await png(`s${index}`)]),
    );
    for (let tick = 0; tick < 20; tick += 1) product.queue.feedBulk();
    await Promise.all(single);
    await expect.poll(async () => (await mara.sees(runId)).run.state, PATIENCE).toBe('paused');
    const { counts } = (await mara.sees(runId)).run;
    const list = (await mara.browser.get(ENDPOINTS.listAnalyses.path)).json();
    expect(list.totalCount).toBe(7);
    expect(counts.graded + counts.unpaid).toBe(10);
    expect(await mara.browser.creditsLeft()).toEqual({ banner: 0, video: 2 });
    const spent = await db.$count(creditLedger, eq(creditLedger.userId, mara.userId));
    expect(spent).toBe(2 + 1 + 7);
  });
});
