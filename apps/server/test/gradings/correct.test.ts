import { type AnalyzedCreative, ENDPOINTS, TEXTS } from '@adjudge/contract';
import type { UserInput } from '@adjudge/engine/report';
import { eq, inArray } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { analyses, creatives } from '../../src/db/schema.ts';
import { UNFINISHED, jobs } from '../../src/queue/job-table.ts';
import { measuredKeyOf } from '../../src/store/file-store.ts';
import { GraderFailure } from '../../src/grader/grader.ts';
import { gradeImmediately, regradesAtOnce } from '../../src/testing/stand-ins/fake-grader.ts';
import { fakeWhatIf } from '../../src/testing/stand-ins/fake-what-if.ts';
import { png } from '../../src/testing/pictures.ts';
import type { TestBrowser } from '../../src/testing/test-browser.ts';
import { type TestProduct, testProduct } from '../../src/testing/test-product.ts';

const { path } = ENDPOINTS.correctAnalysis;
const get = (id: string): string => `${ENDPOINTS.getAnalysis.path}?analysisId=${id}`;
const BOX = { x: 0.1, y: 0.1, w: 0.5, h: 0.1 };
const TOLD: UserInput = {
  brand: 'Tarnwell',
  audience: 'Hikers',
  corrections: [{ is: 'headline', box: BOX }],
};

const isUnfinished = inArray(jobs.state, [...UNFINISHED]);

let product: TestProduct;
let logged = '';
let owner: TestBrowser;
let analysis: AnalyzedCreative;

beforeAll(async () => {
  product = await testProduct({
    log: pino({ level: 'error' }, { write: (line) => void (logged += line) }),
  });
});
afterAll(() => product.close());
beforeEach(async () => {
  product.grader.regrades(regradesAtOnce);
  owner = await product.member();
  analysis = await owner.analyze(await png(), 'Everything must go this Sunday.');
});

const correct = (told: unknown = TOLD, by = owner) =>
  by.post(path, { analysisId: analysis.analysisId, told });
const storeKey = async (): Promise<string> => {
  const [row] = await product.database.db
    .select({ storeKey: creatives.storeKey })
    .from(analyses)
    .innerJoin(creatives, eq(creatives.id, analyses.creativeId))
    .where(eq(analyses.id, analysis.analysisId));
  return row!.storeKey;
};

describe('hints in the upload form', () => {
  it('are passed to the engine and included in the report', async () => {
    const fields = { brand: ' Tarnwell ', objective: 'awareness', industry: '', audience: 'Hikers' };
    const answer = await owner.upload([await png()], { fields });
    expect(answer.json().told).toEqual({ brand: 'Tarnwell', objective: 'awareness', audience: 'Hikers' });
  });

  it.each([
    ['an unknown objective', { objective: 'fame' }, 'objective'],
    ['a brand that is too long', { brand: 'x'.repeat(61) }, 'brand'],
  ])('are refused for %s, naming the field, without a charge', async (_, fields, named) => {
    const left = await owner.creditsLeft();
    const answer = await owner.upload([await png()], { fields });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid']);
    expect(answer.json().message).toContain(named);
    expect(await owner.creditsLeft()).toEqual(left);
  });
});

describe('correcting an analysis', () => {
  it('keeps its id and URL, charges nothing and regrades the stored measurements', async () => {
    const left = await owner.creditsLeft();
    const answer = await correct();
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ analysisId: analysis.analysisId, told: TOLD, overallScore: 83 });
    expect(answer.json().creative.url).toBe(analysis.creative.url);
    expect(await owner.creditsLeft()).toEqual(left);
    const heard = product.grader.regraded.at(-1);
    expect(heard).toMatchObject({ copy: 'Everything must go this Sunday.', told: TOLD });
    expect(Buffer.from(heard?.measured ?? []).toString()).toBe('measured');
    expect((await owner.get(get(analysis.analysisId))).json()).toMatchObject({
      data: { told: TOLD, overallScore: 83 },
      mayCorrect: true,
    });
    const listed = await owner.get(ENDPOINTS.listAnalyses.path);
    expect(listed.json().analyses[0]).toMatchObject({ publicId: analysis.analysisId, overallScore: 83 });
  });

  it('replaces all earlier corrections', async () => {
    await correct();
    expect((await correct({ objective: 'response' })).json().told).toEqual({ objective: 'response' });
  });

  it('shows others the corrected report without its audience', async () => {
    await correct();
    await owner.post(ENDPOINTS.shareAnalysis.path, { analysisId: analysis.analysisId, makePublic: true });
    const seen = (await product.browser().get(get(analysis.analysisId))).json();
    expect(seen).toMatchObject({
      mayCorrect: false,
      data: { overallScore: 83, told: { brand: 'Tarnwell' } },
    });
    expect(seen.data.told).not.toHaveProperty('audience');
  });

  it('discards fixes made before with their pictures, and makes new ones with the corrections', async () => {
    const { analysisId } = analysis;
    const stored = (await product.store.keys()).length;
    await owner.post(ENDPOINTS.whatIf.path, { analysisId });
    await correct();
    expect(await product.store.keys()).toHaveLength(stored);
    expect((await owner.get(get(analysisId))).json().whatIf).toBeNull();
    let heard: UserInput | undefined;
    product.grader.tries(async (creative) => {
      heard = creative.told;
      return fakeWhatIf(creative);
    });
    await owner.post(ENDPOINTS.whatIf.path, { analysisId });
    expect(heard).toEqual(TOLD);
  });

  it('discards fixes in progress when the analysis is corrected', async () => {
    const { analysisId } = analysis;
    const stored = (await product.store.keys()).length;
    product.grader.tries(async (creative) => {
      await correct();
      return fakeWhatIf(creative);
    });
    const answer = await owner.post(ENDPOINTS.whatIf.path, { analysisId });
    expect([answer.statusCode, answer.json().message]).toEqual([409, TEXTS.correctedMeanwhile]);
    expect(await product.store.keys()).toHaveLength(stored);
    expect((await owner.get(get(analysisId))).json()).toMatchObject({ whatIf: null, data: { told: TOLD } });
  });

  it('lets only one of two concurrent corrections succeed', async () => {
    const others: Promise<number>[] = [];
    product.grader.regrades(async (regrading) => {
      // The second one starts and ends while the first is being graded.
      if (others.length === 0) {
        others.push(correct({ brand: 'Other' }).then(({ statusCode }) => statusCode));
        await others[0];
      }
      return regradesAtOnce(regrading);
    });
    const first = await correct();
    expect([first.statusCode, ...(await Promise.all(others))]).toEqual([409, 200]);
    expect((await owner.get(get(analysis.analysisId))).json().data.told).toEqual({ brand: 'Other' });
  });

  it('asks a language model only for the first ones of an account in an hour', async () => {
    const limited = await testProduct({ rateLimits: { writtenCorrection: { max: 2, seconds: 3600 } } });
    const member = await limited.member();
    const { analysisId } = await member.analyze(await png());
    const statuses = [];
    for (const brand of ['One', 'Two', 'Three'])
      statuses.push((await member.post(path, { analysisId, told: { brand } })).statusCode);
    expect(statuses).toEqual([200, 200, 200]);
    expect(limited.grader.regraded.map(({ asksWriter }) => asksWriter)).toEqual([true, true, false]);
    await limited.close();
  });

  it('is refused while two of the account wait, of which the second comes after the gradings of others', async () => {
    const single = await testProduct({ concurrency: 1 });
    const [mara, other] = [await single.member(), await single.member()];
    const [{ analysisId }, second] = [await mara.analyze(await png()), await mara.analyze(await png())];
    let open = (): void => {};
    const gate = new Promise<void>((done) => (open = done));
    const order: string[] = [];
    single.grader.regrades(async (regrading) => {
      order.push(regrading.told.brand ?? '');
      await gate;
      return regradesAtOnce(regrading);
    });
    single.grader.setGrading((...asked) => {
      order.push('a grading');
      return gradeImmediately(...asked);
    });
    const queued = (many: number) =>
      vi.waitFor(async () => expect(await single.database.db.$count(jobs, isUnfinished)).toBe(many));
    const answers = [mara.post(path, { analysisId, told: { brand: 'First' } })];
    await vi.waitFor(() => expect(order).toEqual(['First']));
    answers.push(mara.post(path, { analysisId: second.analysisId, told: { brand: 'Second' } }));
    await queued(2);
    answers.push(other.upload([await png()]));
    await queued(3);
    const third = await mara.post(path, { analysisId, told: { brand: 'Third' } });
    expect([third.statusCode, third.json().error]).toEqual([503, TEXTS.ownShare]);
    open();
    expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(order).toEqual(['First', 'a grading', 'Second']);
    await single.close();
  });

  it('is allowed only for the owner', async () => {
    const other = await product.member();
    expect((await correct(TOLD, other)).statusCode).toBe(404);
    expect((await correct(TOLD, product.browser())).statusCode).toBe(401);
  });

  it.each([
    ['an unknown element', { corrections: [{ is: 'logo', box: BOX }] }],
    ['a box without a size', { corrections: [{ is: 'brand', box: { x: 0, y: 0 } }] }],
    ['too many boxes', { corrections: Array.from({ length: 41 }, () => ({ is: 'protect', box: BOX })) }],
  ])('is refused with %s', async (_, told) => {
    expect((await correct(told)).statusCode).toBe(400);
  });

  it('responds 404 when no measurements are stored', async () => {
    await product.database.db
      .update(analyses)
      .set({ measured: false })
      .where(eq(analyses.id, analysis.analysisId));
    const answer = await correct();
    expect([answer.statusCode, answer.json().message]).toEqual([404, TEXTS.measurementsGone]);
    expect((await owner.get(get(analysis.analysisId))).json().mayCorrect).toBe(false);
  });

  it('changes nothing when the grader fails, which is logged without what the user said', async () => {
    logged = '';
    product.grader.regrades(async () => {
      throw new GraderFailure('The grader process died', { retry: true });
    });
    const answer = await correct();
    expect([answer.statusCode, answer.json().message]).toEqual([500, TEXTS.correctionFailed]);
    expect(logged).toContain(analysis.analysisId);
    expect(logged).not.toContain('Tarnwell');
    expect((await owner.get(get(analysis.analysisId))).json().data.told).toBeNull();
  });

  it('has its measurements deleted with the analysis', async () => {
    const key = measuredKeyOf(await storeKey());
    expect(await product.store.size(key)).toBe(8);
    await owner.post(ENDPOINTS.deleteAnalysis.path, { analysisId: analysis.analysisId });
    expect(await product.store.size(key)).toBeNull();
  });
});
