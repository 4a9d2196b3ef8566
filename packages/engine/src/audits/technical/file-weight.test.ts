import { describe, expect, it } from 'vitest';
import { GOOD_SCORE } from '../../scoring/curves.ts';
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

  it('suggests another format for a heavy PNG and another quality for a heavy JPEG', () => {
    expect(judge(audit, weighing(2000, 'png')).fix).toContain('WebP or JPEG');
    expect(judge(audit, weighing(2000)).fix).toContain('Export at quality 80');
  });
});
