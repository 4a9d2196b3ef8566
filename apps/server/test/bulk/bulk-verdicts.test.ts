import { ENDPOINTS, bulkResultsSchema } from '@adjudge/contract';
import { CreativeError } from '@adjudge/engine/intake';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BulkMember } from '../../src/testing/bulk-member.ts';
import { gradeImmediately } from '../../src/testing/stand-ins/fake-grader.ts';
import { png } from '../../src/testing/pictures.ts';
import { type TestProduct, testProduct } from '../../src/testing/test-product.ts';

const PATIENCE = { timeout: 20_000 };

let product: TestProduct;
beforeAll(async () => {
  const one = { max: 1, seconds: 60 };
  product = await testProduct({ rateLimits: { export: one, bulkVerdicts: one } });
  product.grader.setGrading(async (creative, onStep) => {
    if (creative.fileName === 'bad.png') throw new CreativeError('undecodable', 'It is cut off.');
    return gradeImmediately(creative, onStep);
  });
});
afterAll(() => product.close());

describe('the verdicts of a bulk run', () => {
  it('are those of its exports, do not count as one, and leave out creatives without a report', async () => {
    const mara = await BulkMember.join(product);
    const files = await Promise.all(['bad.png', 'deleted.png', 'good.png'].map((name) => png(name)));
    const runId = await mara.runs(files);
    await expect.poll(() => mara.states(runId), PATIENCE).toEqual(['done', 'failed', 'graded', 'graded']);
    const [, deleted] = (await mara.sees(runId)).items;
    const { analysisId } = deleted!.analysis!;
    await mara.browser.post(ENDPOINTS.deleteAnalysis.path, { analysisId });

    const exported = await mara.browser.post(ENDPOINTS.exportBulkRun.path, { runId, format: 'json' });
    const good = bulkResultsSchema.parse(exported.json()).items[2]!;
    const ask = () => mara.browser.get(`${ENDPOINTS.getBulkVerdicts.path}?runId=${runId}`);
    expect(ENDPOINTS.getBulkVerdicts.response.parse((await ask()).json())).toEqual({
      verdicts: [{ analysisId: good.analysisId, verdict: good.verdict, doFirst: good.doFirst }],
    });
    expect((await ask()).statusCode).toBe(429);
  });
});
