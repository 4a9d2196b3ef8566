import { describe, expect, it } from 'vitest';
import { displaySize, screenOf, whereRead } from './display-size.ts';

describe('display size', () => {
  it.each([
    ['a square fills the width of a phone', 1080, 1080, 360, 360],
    ['a story fills the phone screen', 1080, 1920, 360, 640],
    ['a skyscraper is as high as the phone screen', 160, 600, 170.7, 640],
    ['a link picture fills the width', 1200, 628, 360, 188.4],
    ['a leaderboard is shown at about its own size', 728, 90, 720, 89],
  ])('%s', (_, width, height, shownWidth, shownHeight) => {
    const shown = displaySize({ width, height });
    expect(shown.width).toBeCloseTo(shownWidth, 0);
    expect(shown.height).toBeCloseTo(shownHeight, 0);
  });

  it('does not depend on the file’s resolution', () => {
    expect(displaySize({ width: 810, height: 810 })).toEqual(displaySize({ width: 1080, height: 1080 }));
  });

  it.each([
    ['a square', 1080, 1080, 'on a phone', 'on a phone'],
    ['a printed page', 1000, 1400, 'at a glance', 'on a phone'],
    ['a leaderboard', 728, 90, 'on a web page', 'on a web page'],
  ])('names where %s is read and on which screen it is measured', (_, width, height, where, screen) => {
    expect(whereRead({ width, height })).toBe(where);
    expect(screenOf({ width, height })).toBe(screen);
  });
});
