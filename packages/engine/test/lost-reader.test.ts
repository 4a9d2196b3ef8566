import { expect, it, vi } from 'vitest';
import { grade } from '../src/index.ts';
import { exampleBanner, renderBanner } from '../src/testing/index.ts';

const REASON = 'The reader’s model file is missing.';

vi.mock('../src/gatherers/text/read-text.ts', () => ({
  loadReader: async () => {},
  readText: async () => {
    throw new Error(REASON);
  },
}));

it('a banner whose text cannot be read is graded on the rest', { timeout: 60_000 }, async () => {
  const creative = { bytes: (await renderBanner(exampleBanner())).png, fileName: 'tarnwell.png' };
  const { analysis, gathered } = await grade(creative);
  expect(analysis.overallScore).not.toBeNull();
  expect(analysis.coverage).toBeLessThan(0.65);
  expect((analysis.overallScore ?? 0) - analysis.interval.low).toBeGreaterThan(12);
  expect(analysis.failures).toContainEqual({ measurement: 'text', reason: REASON });
  expect(gathered.confidence).toMatchObject({ layout: 0.7, placements: 0.7 });
});
