import { describe, expect, it } from 'vitest';
import { displaySize } from './display-size.ts';

describe('display size', () => {
  it.each([
    ['a square fills the width of a phone', 1080, 1080, 360, 360],
    ['a story fills the phone', 1080, 1920, 360, 640],
    ['a skyscraper is as high as the phone', 160, 600, 170.7, 640],
    ['a link picture fills the width', 1200, 628, 360, 188.4],
    ['a leaderboard is shown about at its own size', 728, 90, 720, 89],
  ])('%s', (_, width, height, shownWidth, shownHeight) => {
    const shown = displaySize({ width, height });
    expect(shown.width).toBeCloseTo(shownWidth, 0);
    expect(shown.height).toBeCloseTo(shownHeight, 0);
  });

  it('does not depend on how many pixels the file has', () => {
    expect(displaySize({ width: 810, height: 810 })).toEqual(displaySize({ width: 1080, height: 1080 }));
  });
});
