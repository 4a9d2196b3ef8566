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
    expect(judge(audit, { ...sized(420, 420), placements }).observation).toContain(
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

  it('does not blame a file with twice the pixels of its slot', () => {
    const placements = [placementFit({ enoughPixels: false, kept: 1 })];
    const { title, observation, fix, score } = judge(audit, { ...sized(640, 100), placements });
    expect({ title, observation, fix }).toEqual({
      title: 'Resolution',
      observation: 'The file has twice the pixels of its ad slot on each side (640 x 100 px).',
      fix: '',
    });
    expect(score).toBe(judgedScore(audit, sized(100, 640)));
    expect(judge(audit, sized(320, 50)).title).toBe('The file has too few pixels for phones');
  });
});
