import { expect, it, vi } from 'vitest';
import { exampleBanner, renderBanner } from '../src/testing/index.ts';
import { gatherBanner } from '../src/gatherers/index.ts';
import { judge } from '../src/grading/grade.ts';

const REASON = 'The model file nanodet.json is missing; start with npm start, which fetches it.';

/** Answers like the measuring thread when the network's file could not be downloaded. */
vi.mock('../src/gatherers/pixels/thread.ts', async (original) => {
  const real = await original<typeof import('../src/gatherers/pixels/thread.ts')>();
  return {
    ...real,
    measurePixels: async (...given: Parameters<typeof real.measurePixels>) => ({
      ...(await real.measurePixels(...given)),
      sight: { ok: false, reason: REASON },
    }),
  };
});

it('an ad is graded without the object network, with contrast-based attention and a note in the report', async () => {
  const { png } = await renderBanner(exampleBanner({ width: 600, height: 600 }));
  const creative = { bytes: png, fileName: 'banner.png' };
  const gathered = await gatherBanner(creative, () => {});
  expect(gathered.failures).toEqual({
    things: REASON,
    impression: 'The impression was not judged because a network could not be run.',
  });
  expect(gathered.artifacts.attention?.centres.length).toBeGreaterThan(0);
  expect(gathered.confidence.attention).toBe(0.35);
  const { analysis } = judge(creative, gathered, () => {});
  expect(analysis.overallScore).not.toBeNull();
  const lost = analysis.audits.filter(({ status }) => status === 'error');
  expect(lost.map(({ id }) => id.replace(/^.*-impression$/, 'impression'))).toEqual([
    'product-in-focus',
    ...Array<string>(7).fill('impression'),
  ]);
  expect(analysis.failures.map(({ measurement }) => measurement)).toEqual(['things', 'impression']);
});
