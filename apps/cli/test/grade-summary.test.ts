import { expect, it } from 'vitest';
import { analysisOf } from '@adjudge/engine/testing';
import { summary } from '../src/grade-summary.ts';

const analysis = analysisOf();

it('the summary names the audit that caps the score, only if one does', () => {
  const ceiling = { audit: 'placeholder-text', cap: 45, sum: 77.3 };
  const { name } = analysis.audits.find(({ id }) => id === ceiling.audit)!;
  expect(summary({ ...analysis, overallScore: 45, ceiling })).toContain(
    `\nSum 77.3; capped at 45 because of “${name}”.\n`,
  );
  expect(summary({ ...analysis, ceiling: null })).not.toContain('capped');
});

it('the summary shows the percentile with its comparison group, only if there is one', () => {
  const { betterThan } = analysis.percentiles!.overall!;
  const { n, of } = analysis.percentiles!;
  expect(betterThan).toBeGreaterThan(0);
  expect(of).toBe('square banners');
  expect(summary(analysis)).toContain(
    `\nBetter than ${betterThan}% of ${n} square banners (drawn for comparison).\n`,
  );
  expect(summary({ ...analysis, percentiles: null })).not.toContain('etter than');
});

it('the summary cuts off the tenths of category scores, as the report does', () => {
  const [first, ...others] = analysis.scoreBreakdown;
  const said = summary({ ...analysis, scoreBreakdown: [{ ...first!, score: 79.6 }, ...others] });
  expect(said).toMatch(new RegExp(`\\n${first!.category} +79 `));
});

it('the summary gives no likely score or grade without a score', () => {
  const [first] = summary({ ...analysis, overallScore: null, grade: 'N/A', coverage: 0.12 }).split('\n');
  expect(first).toBe('banner.png: no score  N/A (12% of what applies measured)');
});
