import { describe, expect, it } from 'vitest';
import { fakeArtifacts } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import audit from './aspect-ratio.ts';

const { image } = fakeArtifacts();

describe('aspect-ratio', () => {
  const sized = (width: number, height: number) => ({ image: { ...image, width, height } });

  it.each([
    [1080, 1080, 92, 100],
    [1080, 1350, 92, 100],
    [1200, 628, 92, 100],
    [1058, 1080, 88, 100],
    [1450, 1000, 30, 60],
    [1000, 1500, 40, 65],
    [2400, 1000, 0, 45],
  ])('scores %i x %i between %i and %i', (width, height, low, high) => {
    const score = judgedScore(audit, sized(width, height));
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  it('suggests a size to crop to', () => {
    expect(judge(audit, sized(1000, 1200)).fix).toContain('960 x 1200 px');
  });
});
