import { describe, expect, it } from 'vitest';
import { analysisOf } from '../../testing/analysis-of.ts';
import { fakeImpression } from '../../testing/fakes/fake-impression.ts';
import { textLine } from '../../testing/index.ts';

describe('a report with a score ceiling', () => {
  const faint = textLine({ text: 'For every runner', role: 'body', contrast: 1.5, height: 0.012 });
  const impression = fakeImpression(60, { small: 3, faint: 3 });
  const headed = (text: string) =>
    analysisOf({ text: [textLine({ text, role: 'headline' }), faint], impression });
  const report = headed('Your headline here');

  it('lists the capping fault first, with the points gained by fixing it', () => {
    expect(report.ceiling).toMatchObject({ audit: 'placeholder-text' });
    expect(report.overallScore).toBe(report.ceiling!.cap);
    const cost = Math.round(10 * (report.ceiling!.sum - report.ceiling!.cap)) / 10;
    expect(report.keyInsights.weaknesses[0]).toBe(
      'The picture says “Your headline here”, which is placeholder text.',
    );
    expect(report.recommendations[0]).toMatchObject({ audit: 'placeholder-text' });
    expect(report.recommendations[0]!.points).toBeCloseTo(cost, 0);
  });

  it('keeps the points of all other recommendations as without the ceiling', () => {
    const whole = headed('Hot until the summit');
    const priceOf = (analysis: typeof report, id: string) =>
      analysis.recommendations.find(({ audit }) => audit === id)?.points;
    expect(whole.ceiling).toBeNull();
    const shared = whole.recommendations.filter(({ audit }) => priceOf(report, audit) !== undefined);
    expect(shared.length).toBeGreaterThan(0);
    for (const { audit, points } of shared)
      expect(Math.abs(priceOf(report, audit)! - points)).toBeLessThan(1);
  });
});
