import { type AnalyzedCreative, CAMPAIGN_TEXTS, ENDPOINTS } from '@adjudge/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fakeAnalysis } from '../../src/testing/stand-ins/fake-analysis.ts';
import { png } from '../../src/testing/pictures.ts';
import type { TestBrowser } from '../../src/testing/test-browser.ts';
import { type TestProduct, testProduct } from '../../src/testing/test-product.ts';

const READER = { model: 'small-1', by: null, prompt: 'v1', measured: 40, measuredGrade: 'F' as const };

let product: TestProduct;
let owner: TestBrowser;
let first: AnalyzedCreative;
let second: AnalyzedCreative;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  owner = await product.member();
  const scores = [60, 80];
  product.grader.setGrading(async (creative) => ({
    analysis: fakeAnalysis(creative, scores.shift() ?? 50),
    thumbnail: null,
    measured: null,
  }));
  first = await owner.analyze(await png('first.png'));
  second = await owner.analyze(await png('second.png'));
});

const create = (name: string, who = owner) => who.post(ENDPOINTS.createCampaign.path, { name });
const made = async (name: string): Promise<string> => (await create(name)).json().campaignId;
const move = (campaignId: string | null, ...analysisIds: string[]) =>
  owner.post(ENDPOINTS.moveToCampaign.path, { analysisIds, campaignId });
const campaigns = async (who = owner) =>
  ENDPOINTS.listCampaigns.response.parse((await who.get(ENDPOINTS.listCampaigns.path)).json()).campaigns;
const listed = async (campaign: string): Promise<string[]> => {
  const answer = await owner.get(`${ENDPOINTS.listAnalyses.path}?campaign=${campaign}`);
  return ENDPOINTS.listAnalyses.response.parse(answer.json()).analyses.map(({ name }) => name);
};

describe('campaigns', () => {
  it('are listed by name with their average and best score', async () => {
    const summer = await made('  Summer \n sale ');
    await made('autumn');
    expect((await move(summer, first.analysisId, second.analysisId)).statusCode).toBe(200);
    expect(await campaigns()).toMatchObject([
      { name: 'autumn', totalCount: 0, averageScore: null, bestScore: null },
      { id: summer, name: 'Summer sale', totalCount: 2, averageScore: 70, bestScore: 80 },
    ]);
  });

  it('average and rank the measured scores, without a reader’s ratings', async () => {
    product.grader.setGrading(async (creative) => ({
      analysis: { ...fakeAnalysis(creative, 95), scoredWith: READER },
      thumbnail: null,
      measured: null,
    }));
    const read = await owner.analyze(await png('third.png'));
    const summer = await made('Summer');
    await move(summer, first.analysisId, read.analysisId);
    expect(await campaigns()).toMatchObject([{ averageScore: 50, bestScore: 60, withReader: 1 }]);
    const summary = ENDPOINTS.summarizeAnalyses.response.parse(
      (await owner.get(ENDPOINTS.summarizeAnalyses.path)).json(),
    );
    expect(summary).toMatchObject({ averageScore: 60, withReader: 1 });
    expect(summary.trend.map((one) => one.overallScore)).toEqual([60, 80, 40]);
    const answer = await owner.get(`${ENDPOINTS.listAnalyses.path}?campaign=${summer}`);
    const marks = ENDPOINTS.listAnalyses.response
      .parse(answer.json())
      .analyses.map(({ scoredWith }) => scoredWith);
    expect(marks).toEqual(['with reader small-1, prompt v1', null]);
  });

  it('filter the list of analyses, with at most one campaign per creative', async () => {
    const [summer, autumn] = [await made('Summer'), await made('Autumn')];
    await move(summer, first.analysisId, second.analysisId);
    await move(autumn, second.analysisId);
    expect([await listed(summer), await listed(autumn)]).toEqual([['first'], ['second']]);
    await move(null, first.analysisId);
    expect(await listed(summer)).toEqual([]);
  });

  it('include all versions of a creative', async () => {
    const summer = await made('Summer');
    const grade = () => owner.upload([file], { fields: { versionOf: first.analysisId } });
    const file = await png('v2.png');
    await grade();
    await move(summer, first.analysisId);
    expect(await listed(summer)).toEqual(['first', 'first']);
  });

  it('can be renamed and deleted without deleting their creatives', async () => {
    const summer = await made('Summer');
    await move(summer, first.analysisId);
    const renamed = await owner.post(ENDPOINTS.renameCampaign.path, { campaignId: summer, name: 'SUMMER' });
    expect(renamed.statusCode).toBe(200);
    expect(await campaigns()).toMatchObject([{ name: 'SUMMER', totalCount: 1 }]);
    await owner.post(ENDPOINTS.deleteCampaign.path, { campaignId: summer });
    expect(await campaigns()).toEqual([]);
    const { analyses } = ENDPOINTS.listAnalyses.response.parse(
      (await owner.get(ENDPOINTS.listAnalyses.path)).json(),
    );
    expect(analyses.map(({ campaignId }) => campaignId)).toEqual([null, null]);
  });

  it('have unique names within an account, of limited length', async () => {
    await made('Summer');
    const again = await create('summer');
    expect([again.statusCode, again.json().message]).toEqual([409, CAMPAIGN_TEXTS.nameTaken]);
    const autumn = await made('Autumn');
    const renamed = await owner.post(ENDPOINTS.renameCampaign.path, { campaignId: autumn, name: 'Summer' });
    expect(renamed.statusCode).toBe(409);
    expect((await create('Summer', await product.member())).statusCode).toBe(200);
    for (const name of ['', '  ', 'x'.repeat(81)]) expect((await create(name)).statusCode).toBe(400);
  });

  it('reject creatives and campaigns of other users, and move all or nothing', async () => {
    const summer = await made('Summer');
    const stranger = await product.member();
    const theirs = await stranger.analyze(await png('theirs.png'));
    expect((await move(summer, first.analysisId, theirs.analysisId)).statusCode).toBe(404);
    expect(await listed(summer)).toEqual([]);
    const into = await stranger.post(ENDPOINTS.moveToCampaign.path, {
      analysisIds: [theirs.analysisId],
      campaignId: summer,
    });
    expect([into.statusCode, into.json().code]).toEqual([404, 'absent']);
    expect(await campaigns(stranger)).toEqual([]);
  });
});
