import { describe, expect, it } from 'vitest';
import { fakeArtifacts } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import audit from './colour-encoding.ts';

const { image } = fakeArtifacts();

describe('color encoding', () => {
  it.each([
    ['srgb', true, 90, 100],
    ['srgb', false, 88, 100],
    ['b-w', false, 88, 100],
    ['rgb16', true, 94, 99],
    ['cmyk', false, 0, 20],
    ['something new', true, 70, 84],
  ])('scores %s (profile: %s) between %i and %i', (colourSpace, hasProfile, low, high) => {
    const score = judgedScore(audit, { image: { ...image, colourSpace, hasProfile } });
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  it('names the encoding to convert from', () => {
    expect(judge(audit, { image: { ...image, colourSpace: 'cmyk' } }).fix).toContain(
      'from CMYK to 8-bit sRGB',
    );
  });
});
