import type { Percentiles } from '@adjudge/engine/report';
import { describe, expect, it } from 'vitest';
import { categoryRank, describeMedians, describePercentiles, describeRank } from './percentile-rank.ts';

it.each([
  [100, 'better than all 88 landscape banners (drawn for comparison)'],
  [64, 'better than 64% of 88 landscape banners (drawn for comparison)'],
  [1, 'better than 1% of 88 landscape banners (drawn for comparison)'],
  [0, 'below all 88 landscape banners (drawn for comparison)'],
])('a rank above %d percent reads “%s”', (betterThan, said) => {
  expect(describeRank({ betterThan, n: 88, of: 'landscape banners', pool: 'drawn for comparison' })).toBe(
    said,
  );
});

const percentiles: Percentiles = {
  of: 'landscape banners',
  pool: 'drawn',
  n: 88,
  compared: 'creative',
  overall: { score: 68.7, betterThan: 41, median: 71 },
  categories: [{ id: 'attention', betterThan: 30, median: 70 }],
  copy: { of: 'ad copies', pool: 'written', n: 183, betterThan: 12, median: 55 },
};
const creative = (type: 'image' | 'video') => ({ type }) as never;

describe('describePercentiles', () => {
  it.each([
    ['creative', 'image', 'Better than 41% of 88 landscape banners (drawn).'],
    [
      'picture',
      'image',
      'Without its copy, the picture earns 68, better than 41% of 88 landscape banners (drawn).',
    ],
    [
      'picture',
      'video',
      'Without its copy, the video earns 68, better than 41% of 88 landscape banners (drawn).',
    ],
  ] as const)('compares the %s (%s)', (compared, type, said) => {
    expect(describePercentiles({ percentiles: { ...percentiles, compared }, creative: creative(type) })).toBe(
      said,
    );
  });

  it('returns null without a pool or a score', () => {
    expect(describePercentiles({ percentiles: null, creative: creative('image') })).toBeNull();
    const rest = { ...percentiles, overall: null };
    expect(describePercentiles({ percentiles: rest, creative: creative('image') })).toBeNull();
  });
});

describe('category percentiles', () => {
  it('use the creative’s pool, or the copy pool for copy', () => {
    expect(categoryRank(percentiles, 'attention')).toEqual({
      of: 'landscape banners',
      pool: 'drawn',
      n: 88,
      betterThan: 30,
      median: 70,
    });
    expect(categoryRank(percentiles, 'copy-quality')).toEqual(percentiles.copy);
    expect(categoryRank(percentiles, 'message-match')).toBeNull();
    expect(categoryRank(null, 'attention')).toBeNull();
  });

  it('name both pools next to the bars', () => {
    expect(describeMedians(percentiles)).toBe(
      'The line on each bar marks the median of 88 landscape banners (drawn). On the copy bar, it marks the median of 183 ad copies (written).',
    );
    expect(describeMedians({ ...percentiles, copy: null })).toBe(
      'The line on each bar marks the median of 88 landscape banners (drawn).',
    );
  });
});
