import { describe, expect, it } from 'vitest';
import { fakeArtifacts } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import audit from './tone-clipping.ts';

const { quality } = fakeArtifacts();

describe('tone-clipping', () => {
  const clipped = (clippedShadows: number, clippedHighlights: number) => ({
    quality: { ...quality, clippedShadows, clippedHighlights },
  });

  it.each([
    ['full tonal detail', 0, 0.01, 90, 100],
    ['some blown highlights', 0.01, 0.09, 82, 92],
    ['lost shadows', 0.25, 0, 5, 24],
  ])('gives %s the expected score', (_, shadows, highlights, low, high) => {
    const score = judgedScore(audit, clipped(shadows, highlights));
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  it('says which end of the tonal range to recover', () => {
    expect(judge(audit, clipped(0.02, 0.2)).fix).toContain('highlights');
    const { quality: lost } = clipped(0.2, 0.02);
    expect(judge(audit, { quality: { ...lost, lightnessSpread: 0.3 } }).fix).toContain('shadows');
  });

  it('accepts black around a bright subject as its background', () => {
    const { title, fix } = judge(audit, clipped(0.2, 0.02));
    expect({ title, fix }).toEqual({ title: 'Highlight and shadow detail', fix: '' });
  });
});
