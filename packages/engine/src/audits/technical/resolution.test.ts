import { describe, expect, it } from 'vitest';
import { fakeArtifacts, placementFit } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import audit from './resolution.ts';

const { image } = fakeArtifacts();

describe('resolution', () => {
  const sized = (width: number, height: number) => ({ image: { ...image, width, height } });

  it.each([
    [1080, 1080, 93, 100],
    [1200, 628, 94, 100],
    [600, 600, 82, 92],
    [300, 250, 35, 55],
    [120, 90, 15, 35],
  ])('scores %i x %i between %i and %i', (width, height, low, high) => {
    const score = judgedScore(audit, sized(width, height));
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  it('names the placements that need more pixels', () => {
    const placements = [placementFit({ enoughPixels: false, kept: 1 })];
    expect(judge(audit, { ...sized(400, 400), placements }).observation).toContain(
      'too few pixels for Meta Feed, square',
    );
  });

  it('shows the dimensions of the file', () => {
    expect(judge(audit, sized(950, 434)).display).toBe('950 x 434 px');
  });

  it('suggests the size that feeds need', () => {
    expect(judge(audit, sized(540, 540)).fix).toContain('1080 x 1080 px');
  });

  it('suggests twice the size of the slot that the file fills', () => {
    expect(judge(audit, sized(300, 250)).fix).toContain('600 x 500 px, twice the size of its slot');
    expect(judge(audit, sized(600, 500)).fix).toBe('');
  });
});
