import { inFrame, misfitReasons, smallWords } from '@adjudge/contract';
import { describe, expect, it } from 'vitest';
import { anAnalysis } from '../../../testing/sample-analysis.ts';

const { placements, creative } = anAnalysis();
const [fitting, reels] = [placements[0]!, placements[1]!];

describe('a box in the frame of a placement', () => {
  const crop = { x: 0.25, y: 0, w: 0.5, h: 1 };
  it.each([
    ['inside', { x: 0.5, y: 0.5, w: 0.125, h: 0.25 }, { x: 0.5, y: 0.5, w: 0.25, h: 0.25 }],
    ['over its edge', { x: 0, y: 0.5, w: 0.5, h: 0.25 }, { x: 0, y: 0.5, w: 0.5, h: 0.25 }],
    ['outside', { x: 0, y: 0.5, w: 0.2, h: 0.25 }, null],
  ])('%s is where the placement shows it', (_, box, expected) => {
    expect(inFrame(box, crop)).toEqual(expected);
  });
});

describe('why a creative does not fit', () => {
  it.each([
    ['nothing', {}, []],
    ['the crop', { fits: false, kept: 0.56 }, ['44% of the picture is cut off']],
    [
      'the pixels',
      { fits: false, enoughPixels: false },
      ['1080 × 1080 px is smaller than this placement asks for'],
    ],
    ['the weight', { fits: false, withinWeight: false }, ['121 kB is over this placement’s limit']],
    ['a hair', { fits: false, kept: 0.985 }, ['the ratio is slightly off']],
  ])('is said for %s', (_, overrides, expected) => {
    expect(misfitReasons({ ...fitting, ...overrides }, creative)).toEqual(expected);
  });

  it('counts lines that are cut and lines that are covered apart', () => {
    expect(misfitReasons(reels, creative)).toEqual([
      '44% of the picture is cut off',
      'one line is cut',
      'one line is under the platform’s buttons',
    ]);
  });
});

describe('the smallest words', () => {
  it.each([
    [null, null],
    [13, null],
    [10.2, 'smallest text 10 px: hard to read'],
    [7.1, 'smallest text 7 px: not legible'],
  ])('of %s px are judged as %s', (smallestTextPx, expected) => {
    expect(smallWords({ ...fitting, smallestTextPx })).toBe(expected);
  });
});
