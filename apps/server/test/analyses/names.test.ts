import { type AnalyzedCreative, ENDPOINTS, LIMITS } from '@adjudge/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../src/db/schema.ts';
import { sharedReportPage } from '../../src/modules/pages/shared-report-page.ts';
import { png } from '../../src/testing/pictures.ts';
import type { TestBrowser } from '../../src/testing/test-browser.ts';
import { type TestProduct, testProduct } from '../../src/testing/test-product.ts';

let product: TestProduct;
let owner: TestBrowser;
let analysis: AnalyzedCreative;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  owner = await product.member();
  analysis = await owner.analyze(await png('Client_A spring.png'), 'Everything must go this Sunday.');
});

const rename = (name: string, who = owner) =>
  who.post(ENDPOINTS.renameCreative.path, { analysisId: analysis.analysisId, name });
const fetched = async (who = owner) =>
  ENDPOINTS.getAnalysis.response.parse(
    (await who.get(`${ENDPOINTS.getAnalysis.path}?analysisId=${analysis.analysisId}`)).json(),
  );
const found = async (search: string): Promise<string[]> => {
  const query = new URLSearchParams({ search }).toString();
  const answer = await owner.get(`${ENDPOINTS.listAnalyses.path}?${query}`);
  return ENDPOINTS.listAnalyses.response.parse(answer.json()).analyses.map(({ name }) => name);
};

describe('the name of a creative', () => {
  it('defaults to the file name without extension, and to it again when cleared', async () => {
    expect((await fetched()).name).toBe('Client_A spring');
    expect((await rename('  Spring  \n sale ')).json()).toEqual({ name: 'Spring sale' });
    expect((await fetched()).name).toBe('Spring sale');
    expect(await found('')).toEqual(['Spring sale']);
    expect((await rename('   ')).json()).toEqual({ name: 'Client_A spring' });
    expect((await fetched()).name).toBe('Client_A spring');
  });

  it('is searchable, including digits and the word true', async () => {
    await rename('Winter 109 true');
    expect(await found('109')).toEqual(['Winter 109 true']);
    expect(await found('TRUE')).toEqual(['Winter 109 true']);
    expect(await found('client_a')).toEqual(['Winter 109 true']);
    expect(await found('110')).toEqual([]);
  });

  it('is limited to 80 characters', async () => {
    const longest = 'x'.repeat(LIMITS.creativeNameMax);
    expect((await rename(` ${longest} `)).json()).toEqual({ name: longest });
    const answer = await rename(`${longest}x`);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid']);
    expect((await fetched()).name).toBe(longest);
  });

  it('is visible to others only when the owner set it', async () => {
    await owner.post(ENDPOINTS.shareAnalysis.path, { analysisId: analysis.analysisId, makePublic: true });
    const visitor = product.browser();
    expect((await fetched(visitor)).name).toBeNull();
    await rename('Spring sale');
    expect((await fetched(visitor)).name).toBe('Spring sale');
    await rename('');
    expect((await fetched(visitor)).name).toBeNull();
    expect((await rename('Mine', visitor)).statusCode).toBe(401);
  });

  it('is part of the file name of an export, encoded for the header', async () => {
    await product.database.db
      .update(users)
      .set({ isPaidUser: true, currentPlan: 'Banner Package' })
      .where(eq(users.email, owner.email));
    const csv = () => owner.post(ENDPOINTS.exportCsv.path, { analysisId: analysis.analysisId });
    const id = analysis.analysisId;
    expect((await csv()).headers['content-disposition']).toBe(
      `attachment; filename="analysis-data-client-a-spring-${id}.csv"`,
    );
    await rename('Été "50%"; ../x');
    const answer = await csv();
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="analysis-data-ete-50-x-${id}.csv"; filename*=UTF-8''analysis-data-%C3%A9t%C3%A9-50-x-${id}.csv`,
    );
    expect(answer.body).toContain('Été');
  });
});

it('the title of a shared page includes the name as escaped text', async () => {
  const { head, withoutScript } = sharedReportPage(analysis, 'Tea <b>& more</b>');
  expect(head.title).toBe('Tea <b>& more</b> · Ad Analysis Report - Score: 74/100');
  expect(withoutScript).toContain('Tea &lt;b&gt;&amp; more&lt;/b&gt; · Ad Analysis Report');
  expect(sharedReportPage(analysis, null).head.title).toBe('Ad Analysis Report - Score: 74/100');
});
