import { topRecommendations, numberFindings, formatPoints } from '@adjudge/contract';
import { describe, expect, it } from 'vitest';
import { anAnalysis } from '../../../testing/sample-analysis.ts';

describe('numbered findings', () => {
  const findings = numberFindings(anAnalysis());

  it('start with the recommendations in order', () => {
    const { recommendations } = anAnalysis();
    const numbered = findings.slice(0, recommendations.length).map(({ audit }) => audit.id);
    expect(numbered).toEqual(recommendations.map(({ audit }) => audit));
    expect(findings.map(({ number }) => number)).toEqual(findings.map((_, index) => index + 1));
  });

  it('continue with the other findings, costliest first', () => {
    const rest = numberFindings(anAnalysis({ recommendations: [] }));
    const costs = rest.map(({ costs, audit }) => (costs ? audit.pointsLost : 0));
    expect(costs[0]).toBeGreaterThan(0);
    expect(costs).toEqual(costs.toSorted((a, b) => b - a));
  });

  it('exclude checks that were not measured', () => {
    expect(findings.some(({ audit }) => audit.status !== 'measured')).toBe(false);
  });

  it('are costly only if points are lost', () => {
    const costly = findings.filter(({ costs }) => costs).map(({ audit }) => audit.id);
    expect(costly).toContain('offer-contrast');
    expect(costly).not.toContain('headline-size');
  });

  it('have no box for evidence that covers the whole picture', () => {
    const [audit] = anAnalysis().audits;
    const whole = { label: 'Searched for a button', box: { x: 0, y: 0, w: 1, h: 1 } };
    const [finding] = numberFindings(anAnalysis({ audits: [{ ...audit!, evidence: [whole] }] }));
    expect(finding?.boxes).toEqual([]);
  });

  it('include up to three to do first', () => {
    expect(topRecommendations(findings).map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(topRecommendations(numberFindings(anAnalysis({ recommendations: [] })))).toEqual([]);
  });
});

it.each([
  [0, '0'],
  [0.04, 'under 0.1'],
  [2.345, '2.3'],
  [7, '7'],
])('formats %s points as %s', (value, text) => {
  expect(formatPoints(value)).toBe(text);
});
