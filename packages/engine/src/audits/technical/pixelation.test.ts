import { describe, expect, it } from 'vitest';
import { fakeArtifacts } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import audit from './pixelation.ts';

const { quality } = fakeArtifacts();
const photo = (ratio: number, tiles = 60) => ({
  quality: { ...quality, enlargement: { ratio, tiles, box: { x: 0, y: 0, w: 1, h: 0.5 } } },
});

describe('pixelation', () => {
  it.each([
    ['a sharp photo', 1.5, 97, 100],
    ['a soft photo', 2.6, 80, 96],
    ['an enlarged photo', 3.3, 5, 35],
    ['a photo of visible blocks', 4, 0, 5],
  ])('gives %s with a ratio of %f the expected score', (_, ratio, low, high) => {
    expect(judgedScore(audit, photo(ratio))).toBeGreaterThanOrEqual(low);
    expect(judgedScore(audit, photo(ratio))).toBeLessThanOrEqual(high);
  });

  it('has more confidence for a large photo than for a small one', () => {
    expect(judge(audit, photo(3.5, 26)).confidence).toBeLessThan(0.5);
    expect(judge(audit, photo(3.5, 60)).confidence).toBe(1);
  });

  it('marks the photo', () => {
    expect(judge(audit, photo(3.5)).evidence).toMatchObject([{ box: { h: 0.5 } }]);
  });

  it.each([
    ['a small photo', photo(4, 12)],
    ['results of an older engine', { quality }],
  ])('does not apply to %s', (_, found) => {
    expect(judge(audit, found).status).toBe('notApplicable');
  });
});
