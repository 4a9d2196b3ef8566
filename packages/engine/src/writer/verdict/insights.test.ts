import { describe, expect, it } from 'vitest';
import type { Analysis } from '../../report.ts';
import { analysisOf } from '../../testing/analysis-of.ts';
import { fakeArtifacts, textLine } from '../../testing/index.ts';

const { attention } = fakeArtifacts();

/** Attention is lost twice over, and the headline is faint: findings of one category would lead the list. */
const overlooked = analysisOf({
  callToAction: null,
  brand: [],
  text: [textLine({ contrast: 1.3 })],
  attention: {
    ...attention,
    values: btoa('\u00ff'.repeat(16) + '\u0001'.repeat(240)),
    shares: { ...attention.shares, headline: 0.001 },
    centres: [0.1, 0.3, 0.5, 0.7, 0.9].map((x) => ({ x, y: 0.97, share: 0.2 })),
  },
});

const categoriesOf = ({ audits }: Analysis, insights: readonly string[]): (string | undefined)[] =>
  insights.map((insight) => audits.find(({ title }) => insight.startsWith(`${title}. `))?.category);

describe('key insights', () => {
  it.each([
    ['strengths', analysisOf()],
    ['weaknesses', overlooked],
  ] as const)('open with %s from three categories', (kind, analysis) => {
    const insights = analysis.keyInsights[kind];
    expect(insights.length).toBeGreaterThan(2);
    expect(insights.length).toBeLessThan(6);
    expect(new Set(categoriesOf(analysis, insights.slice(0, 3))).size).toBe(3);
    expect(new Set(insights).size).toBe(insights.length);
  });

  it('praise what matters most to an ad first, and never that a fault is absent', () => {
    const { keyInsights, audits } = analysisOf();
    const ids = keyInsights.strengths.map(
      (strength) => audits.find(({ title }) => strength.startsWith(`${title}. `))?.id ?? '',
    );
    expect(ids[0]).toMatch(/^headline-/);
    expect(ids).toContain('call-to-action-presence');
    expect(ids).not.toContain('brand-presence');
    expect(ids.filter((id) => /^policy-|respect|scares|bait|spelling|placeholder|nonsense/.test(id))).toEqual(
      [],
    );
  });

  it('leave the price of what is missing to its fix, which gains more than its check costs', () => {
    const analysis = analysisOf({ callToAction: null, text: [textLine({ role: 'headline' })] });
    const missing = analysis.audits.find(({ id }) => id === 'call-to-action-presence')!;
    const fix = analysis.recommendations.find(({ audit }) => audit === missing.id)!;
    expect(fix.points).toBeGreaterThan(missing.pointsLost + 0.5);
    const told = analysis.keyInsights.weaknesses.find((each) => each.startsWith(`${missing.title}. `));
    expect(told).toBe(`${missing.title}. ${missing.observation}`);
  });

  it('say what was seen before what it costs', () => {
    expect(overlooked.keyInsights.weaknesses[0]).toMatch(/ Costs (?:1 point|\d+(?:\.\d)? points)\.$/);
  });
});
