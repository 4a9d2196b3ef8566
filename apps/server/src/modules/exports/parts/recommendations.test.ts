import { describe, expect, it } from 'vitest';
import type { Recommendation } from '@adjudge/contract';
import { gainOf } from './recommendations.ts';

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
    ['its points', 12.5, '+12.5'],
    ['nothing where it would only cap a higher score', 0, ''],
  ])('says %s', (_, points, said) => {
    expect(gainOf(advised(points), null)).toBe(said);
  });
});
