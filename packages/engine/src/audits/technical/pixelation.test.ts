import { describe, expect, it } from 'vitest';
import { fakeArtifacts } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import audit from './pixelation.ts';

const { quality } = fakeArtifacts();
const photo = (edgeSharpness: number, tiles = 60) => ({
  quality: { ...quality, enlargement: { edgeSharpness, tiles, box: { x: 0, y: 0, w: 1, h: 0.5 } } },
});

describe('pixelation', () => {
  it.each([
    ['a sharp photo', 0.6, 97, 100],
    ['a soft photo', 0.37, 75, 90],
    ['an enlarged photo', 0.28, 5, 25],
    ['a photo of visible blocks', 0, 0, 1],
  ])('gives %s with edges of sharpness %f the expected score', (_, sharpness, low, high) => {
    expect(judgedScore(audit, photo(sharpness))).toBeGreaterThanOrEqual(low);
    expect(judgedScore(audit, photo(sharpness))).toBeLessThanOrEqual(high);
  });

  it('has more confidence for a large photo than for a small one', () => {
    expect(judge(audit, photo(0.25, 16)).confidence).toBeLessThan(0.5);
    expect(judge(audit, photo(0.25, 60)).confidence).toBe(1);
  });

  it('marks the photo', () => {
    expect(judge(audit, photo(0.25)).evidence).toMatchObject([{ box: { h: 0.5 } }]);
  });

  it.each([
    ['a small photo', photo(0, 12)],
    ['results of an engine that did not measure photos', { quality }],
    [
      'results of an engine that measured them otherwise',
      { quality: { ...quality, enlargement: { tiles: 60, box: null } } },
    ],
  ])('does not apply to %s', (_, found) => {
    expect(judge(audit, found).status).toBe('notApplicable');
  });
});
