import { describe, expect, it } from 'vitest';
import type { Analysis, Recommendation } from '@adjudge/contract';
import { gainAside, gainOf, recommendations, roadmap } from './recommendations.ts';

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

describe('gainOf', () => {
  it.each([
    ['the points', 12.5, '+12.5'],
    ['nothing if it would only lift a ceiling', 0, ''],
  ])('shows %s', (_, points, said) => {
    expect(gainOf(advised(points), null)).toBe(said);
  });
});

describe('headings of recommendations and the roadmap', () => {
  const good = { coverage: 1, weakPoints: [], overallScore: 92, scoreBreakdown: [], deductions: [] };
  const context = { analysis: good, findings: [], whatIf: null };
  const asides = (points: number): readonly (string | undefined)[] => {
    const analysis = { recommendations: [advised(points)] } as unknown as Analysis;
    const blocks = [...recommendations(analysis, context).slice(1), ...roadmap(analysis, context)];
    return blocks.flatMap((block) => (block.kind === 'heading' ? [block.aside] : []));
  };

  it.each([
    ['show the points', 12.5, ['1 · +12.5', '+12.5 points', undefined]],
    ['omit the points when there are none', 0, ['1', undefined, undefined]],
  ])('%s', (_, points, said) => {
    expect(asides(points)).toEqual(said);
  });

  it('gainAside shows the total points, or nothing when there are none', () => {
    expect(gainAside([advised(12.5), advised(0)], 'up to ')).toEqual({ aside: 'up to +12.5 points' });
    expect(gainAside([advised(0)], 'up to ')).toEqual({});
  });
});
