import { describe, expect, it } from 'vitest';
import type { Analysis, Recommendation, WhatIf } from '@adjudge/contract';
import { gainAside, formatGainOf, recommendations, roadmap } from './recommendations.ts';

const advised = (points: number): Recommendation => ({
  id: 'fix-jpeg-quality',
  audit: 'jpeg-quality',
  category: 'Platform Fit',
  title: 'Export the file at a higher quality',
  text: 'Export from the original at quality 80 or more.',
  points,
  effort: 'minutes',
  evidence: [],
});

describe('formatGainOf', () => {
  it.each([
    ['the points', 12.5, '+12.5'],
    ['nothing if it would only lift a ceiling', 0, ''],
  ])('shows %s', (_, points, said) => {
    expect(formatGainOf(advised(points), null)).toBe(said);
  });
});

describe('headings of recommendations and the roadmap', () => {
  const good = { coverage: 1, weakPoints: [], overallScore: 60, scoreBreakdown: [], deductions: [] };
  const context = { analysis: good, findings: [], whatIf: null };
  const asides = (points: number, whatIf: WhatIf | null = null): readonly (string | undefined)[] => {
    const analysis = { recommendations: [advised(points)] } as unknown as Analysis;
    const blocks = [
      ...recommendations(analysis, { ...context, whatIf }).slice(1),
      ...roadmap(analysis, { ...context, whatIf }),
    ];
    return blocks.flatMap((block) => (block.kind === 'heading' ? [block.aside] : []));
  };

  it.each([
    ['show the points', 12.5, ['1 · +12.5', 'up to +12.5 points', undefined]],
    ['omit the points when there are none', 0, ['1', undefined, undefined]],
  ])('%s', (_, points, said) => {
    expect(asides(points)).toEqual(said);
  });

  it('show the measured gain of a change that was made', () => {
    const made = { fixes: [{ audit: 'jpeg-quality', gain: 27.4 }] } as unknown as WhatIf;
    expect(asides(12.5, made)).toEqual(['1 · +27.4', 'up to +27.4 points', undefined]);
    expect(formatGainOf(advised(12.5), made)).toBe('measured +27.4');
  });

  it('gainAside shows the total points, or nothing when there are none', () => {
    expect(gainAside([advised(12.5), advised(0)], context)).toEqual({ aside: 'up to +12.5 points' });
    expect(gainAside([advised(0)], context)).toEqual({});
  });
});
