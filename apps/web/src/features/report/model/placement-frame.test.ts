import { clipToFrame, misfitReasons, smallTextNote } from '@adjudge/contract';
import { describe, expect, it } from 'vitest';
import { anAnalysis } from '../../../testing/sample-analysis.ts';

const { placements, creative } = anAnalysis();
const [fitting, reels] = [placements[0]!, placements[1]!];

describe('inFrame', () => {
  const crop = { x: 0.25, y: 0, w: 0.5, h: 1 };
  it.each([
    [
      'maps a box inside the crop',
      { x: 0.5, y: 0.5, w: 0.125, h: 0.25 },
      { x: 0.5, y: 0.5, w: 0.25, h: 0.25 },
    ],
    [
      'clips a box at the edge of the crop',
      { x: 0, y: 0.5, w: 0.5, h: 0.25 },
      { x: 0, y: 0.5, w: 0.5, h: 0.25 },
    ],
    ['returns null for a box outside the crop', { x: 0, y: 0.5, w: 0.2, h: 0.25 }, null],
  ])('%s', (_, box, expected) => {
    expect(clipToFrame(box, crop)).toEqual(expected);
  });
});

describe('misfitReasons', () => {
  it.each([
    ['returns no reason for a creative that fits', {}, []],
    ['explains how much is cropped', { fits: false, kept: 0.56 }, ['44% of the picture is cut off']],
    [
      'explains that the resolution is too low',
      { fits: false, enoughPixels: false },
      ['1080 × 1080 px is smaller than this placement asks for'],
    ],
    [
      'explains that the file is too large',
      { fits: false, withinWeight: false },
      ['121 kB is over this placement’s limit'],
    ],
    ['leaves text that is too small to its own note', { fits: false, smallestTextPx: 7 }, []],
    [
      'explains that the ratio is slightly off, also beside text that is too small',
      { fits: false, kept: 0.985, ratio: 1.015, smallestTextPx: 7 },
      ['the ratio is slightly off'],
    ],
    [
      'explains that the ratio is slightly off, where nothing else is left to explain it',
      { fits: false, kept: 0.985 },
      ['the ratio is slightly off'],
    ],
  ])('%s', (_, overrides, expected) => {
    expect(misfitReasons({ ...fitting, ...overrides }, creative)).toEqual(expected);
  });

  it('counts cropped lines and covered lines separately', () => {
    expect(misfitReasons(reels, creative)).toEqual([
      '44% of the picture is cut off',
      'one line is cut',
      'one line is under the platform’s buttons',
    ]);
  });
});

describe('smallWords', () => {
  it.each([
    [null, null],
    [13, null],
    [10.2, 'smallest text 10 px: hard to read'],
    [7.1, 'smallest text 7 px: not legible'],
  ])('rates %s px as %s', (smallestTextPx, expected) => {
    expect(smallTextNote({ ...fitting, smallestTextPx })).toBe(expected);
  });
});
