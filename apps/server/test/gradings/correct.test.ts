import { type AnalyzedCreative, ENDPOINTS, TEXTS } from '@adjudge/contract';
import type { UserInput } from '@adjudge/engine/report';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { analyses, creatives } from '../../src/db/schema.ts';
import { measuredKeyOf } from '../../src/store/file-store.ts';
import { GraderFailure } from '../../src/grader/grader.ts';
import { regradesAtOnce } from '../../src/testing/stand-ins/fake-grader.ts';
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

let product: TestProduct;
let owner: TestBrowser;
let analysis: AnalyzedCreative;

beforeAll(async () => {
  product = await testProduct();
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

describe('what is said of a creative before it is graded', () => {
  it('goes to the engine and stands in the report', async () => {
    const fields = { brand: ' Tarnwell ', objective: 'awareness', industry: '', audience: 'Hikers' };
    const answer = await owner.upload([await png()], { fields });
    expect(answer.json().told).toEqual({ brand: 'Tarnwell', objective: 'awareness', audience: 'Hikers' });
  });

  it.each([
    ['an objective that is none', { objective: 'fame' }, 'objective'],
    ['a brand without end', { brand: 'x'.repeat(61) }, 'brand'],
  ])('is refused with %s, naming the field, and costs nothing', async (_, fields, named) => {
    const left = await owner.creditsLeft();
    const answer = await owner.upload([await png()], { fields });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid']);
    expect(answer.json().message).toContain(named);
    expect(await owner.creditsLeft()).toEqual(left);
  });
});

describe('correcting an own analysis', () => {
  it('keeps its id and address, takes no credit, and gives the engine what was measured', async () => {
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

  it('takes what was told last for all of it', async () => {
    await correct();
    expect((await correct({ objective: 'response' })).json().told).toEqual({ objective: 'response' });
  });

  it('shows others the corrected report, without whom it is meant for', async () => {
    await correct();
    await owner.post(ENDPOINTS.shareAnalysis.path, { analysisId: analysis.analysisId, makePublic: true });
    const seen = (await product.browser().get(get(analysis.analysisId))).json();
    expect(seen).toMatchObject({
      mayCorrect: false,
      data: { overallScore: 83, told: { brand: 'Tarnwell' } },
    });
    expect(seen.data.told).not.toHaveProperty('audience');
  });

  it('gives up fixes that were made for the report before, and makes new ones with what was told', async () => {
    const { analysisId } = analysis;
    await owner.post(ENDPOINTS.whatIf.path, { analysisId });
    await correct();
    expect((await owner.get(get(analysisId))).json().whatIf).toBeNull();
    let heard: UserInput | undefined;
    product.grader.tries(async (creative) => {
      heard = creative.told;
      return fakeWhatIf(creative);
    });
    await owner.post(ENDPOINTS.whatIf.path, { analysisId });
    expect(heard).toEqual(TOLD);
  });

  it('keeps no fixes that were under way meanwhile', async () => {
    const { analysisId } = analysis;
    product.grader.tries(async (creative) => {
      await correct();
      return fakeWhatIf(creative);
    });
    const answer = await owner.post(ENDPOINTS.whatIf.path, { analysisId });
    expect([answer.statusCode, answer.json().message]).toEqual([409, TEXTS.correctedMeanwhile]);
    expect((await owner.get(get(analysisId))).json()).toMatchObject({ whatIf: null, data: { told: TOLD } });
  });

  it('lets one of two at once change it', async () => {
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

  it('is its owner’s alone', async () => {
    const other = await product.member();
    expect((await correct(TOLD, other)).statusCode).toBe(404);
    expect((await correct(TOLD, product.browser())).statusCode).toBe(401);
  });

  it.each([
    ['an element that is none', { corrections: [{ is: 'logo', box: BOX }] }],
    ['a place without a size', { corrections: [{ is: 'brand', box: { x: 0, y: 0 } }] }],
    [
      'more places than anybody marks',
      { corrections: Array.from({ length: 41 }, () => ({ is: 'protect', box: BOX })) },
    ],
  ])('is refused with %s', async (_, told) => {
    expect((await correct(told)).statusCode).toBe(400);
  });

  it('says so where nothing was kept that could be judged again', async () => {
    await product.database.db
      .update(analyses)
      .set({ measured: false })
      .where(eq(analyses.id, analysis.analysisId));
    const answer = await correct();
    expect([answer.statusCode, answer.json().message]).toEqual([404, TEXTS.measurementsGone]);
    expect((await owner.get(get(analysis.analysisId))).json().mayCorrect).toBe(false);
  });

  it('changes nothing where the grader fails', async () => {
    product.grader.regrades(async () => {
      throw new GraderFailure('The grader process died', { retry: true });
    });
    const answer = await correct();
    expect([answer.statusCode, answer.json().message]).toEqual([500, TEXTS.correctionFailed]);
    expect((await owner.get(get(analysis.analysisId))).json().data.told).toBeNull();
  });

  it('leaves no measurements behind once the analysis is deleted', async () => {
    const key = measuredKeyOf(await storeKey());
    expect(await product.store.size(key)).toBe(8);
    await owner.post(ENDPOINTS.deleteAnalysis.path, { analysisId: analysis.analysisId });
    expect(await product.store.size(key)).toBeNull();
  });
});
