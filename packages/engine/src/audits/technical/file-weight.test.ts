import { describe, expect, it } from 'vitest';
import { GOOD_SCORE } from '../../scoring/marks.ts';
import { fakeArtifacts } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import audit from './file-weight.ts';

const { file } = fakeArtifacts();

describe('file-weight', () => {
  const weighing = (kilobytes: number, format: 'jpeg' | 'png' = 'jpeg') => ({
    file: { ...file, format, bytes: kilobytes * 1024 },
  });

  it.each([
    [60, 92, 100],
    [250, GOOD_SCORE, GOOD_SCORE],
    [700, 90, 97],
    [1000, 76, 90],
    [2000, 5, 25],
    [6000, 0, 1],
  ])('scores %i kB between %i and %i', (kilobytes, low, high) => {
    const score = judgedScore(audit, weighing(kilobytes));
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  it.each<[string, Partial<typeof file>, number, string]>([
    ['an animation', { format: 'gif', frames: 24, bytes: 2_000_000 }, 300, 'Use fewer frames'],
    ['an animated WebP', { format: 'webp', frames: 24, bytes: 2_000_000 }, 300, 'Use fewer frames'],
    ['a large flat PNG', { format: 'png', bytes: 1_200_000 }, 3000, 'lossless WebP, at most 1920 px'],
    ['a flat PNG', { format: 'png', bytes: 330_000 }, 1500, 'lossless WebP, with no more colors'],
    [
      'a photo saved as PNG',
      { format: 'png', bytes: 2_000_000 },
      1080,
      'takes about 175 kB instead of 2000 kB',
    ],
  ])('suggests what makes %s lighter and keeps what it shows', (_, over, side, fix) => {
    const sized = { ...fakeArtifacts().image, width: side, height: side };
    const finding = audit.run({ file: { ...file, ...over }, image: sized });
    expect(finding).toMatchObject({ advice: expect.stringContaining(fix) });
  });

  it('suggests another format for a heavy PNG and another quality for a heavy JPEG', () => {
    expect(judge(audit, weighing(2000, 'png')).fix).toContain('WebP or JPEG');
    expect(judge(audit, weighing(2000)).fix).toContain('Export at quality 80');
  });
});
