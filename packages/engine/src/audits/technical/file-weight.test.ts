import { describe, expect, it } from 'vitest';
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
    [250, 88, 92],
    [700, 75, 85],
    [2000, 20, 40],
    [6000, 0, 5],
  ])('scores %i kB between %i and %i', (kilobytes, low, high) => {
    const score = judgedScore(audit, weighing(kilobytes));
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  it('advises another format for a heavy PNG and another quality for a JPEG', () => {
    expect(judge(audit, weighing(2000, 'png')).fix).toContain('WebP or JPEG');
    expect(judge(audit, weighing(2000)).fix).toContain('Export at quality 80');
  });
});
