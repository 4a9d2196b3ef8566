import { describe, expect, it } from 'vitest';
import { fakeArtifacts } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import audit from './jpeg-quality.ts';

const { file } = fakeArtifacts();
const at = (jpegQuality: number) => ({ file: { ...file, jpegQuality } });

describe('jpeg-quality', () => {
  it.each([
    [92, 99, 100],
    [75, 97, 100],
    [60, 96, 98],
    [35, 59, 61],
    [18, 10, 30],
    [11, 0, 16],
  ])('scores quality %i between %i and %i', (quality, low, high) => {
    const score = judgedScore(audit, at(quality));
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  it('says what is visible at low quality and how to save the file', () => {
    const { observation, fix } = judge(audit, at(12));
    expect(observation).toMatch(/quality 12 of 100, so blocks/);
    expect(fix).toMatch(/from the original at quality 80/);
  });

  it('does not apply to other formats', () => {
    expect(judge(audit, { file }).status).toBe('notApplicable');
  });
});
