import { expect, it } from 'vitest';
import { fakeArtifacts } from '../testing/index.ts';
import { adFormatOf, isForOneSlot } from './ad-format.ts';

it.each([
  [728, 90, 'leaderboard'],
  [1456, 180, 'leaderboard'],
  [970, 250, 'leaderboard'],
  [320, 100, 'leaderboard'],
  [2000, 500, 'leaderboard'],
  [1000, 400, 'leaderboard'],
  [160, 600, 'skyscraper'],
  [300, 600, 'skyscraper'],
  [120, 600, 'skyscraper'],
  [500, 2000, 'skyscraper'],
  [420, 1000, 'skyscraper'],
  [300, 250, 'rectangle'],
  [672, 560, 'rectangle'],
  [320, 480, 'story'],
  [250, 250, 'square'],
  [1080, 1080, 'square'],
  [500, 505, 'square'],
  [1080, 1350, 'portrait'],
  [1080, 1920, 'story'],
  [720, 1280, 'story'],
  [1200, 628, 'landscape'],
  [1200, 627, 'landscape'],
  [1280, 720, 'landscape'],
  [2480, 3508, 'page'],
  [3508, 2480, 'page'],
  [850, 1100, 'page'],
  [600, 900, 'page'],
  [1024, 768, 'page'],
  [1280, 1000, 'page'],
  [1560, 1000, 'page'],
  [1000, 1025, 'other'],
  [1000, 900, 'other'],
  [1000, 600, 'other'],
  [1000, 480, 'other'],
  [301, 250, 'other'],
])('%d x %d is %s', (width, height, format) => {
  expect(adFormatOf({ width, height })).toBe(format);
});

it.each([
  ['a picture of a slot’s pixels', 300, 250, 'jpeg', true],
  ['a picture of a slot’s pixels for dense screens', 900, 750, 'png', true],
  ['a picture one pixel wider', 301, 250, 'jpeg', false],
  ['a video of a slot’s pixels', 300, 250, 'mp4', false],
] as const)('%s is for a single slot or not', (_, width, height, format, expected) => {
  const { file } = fakeArtifacts();
  expect(isForOneSlot({ width, height }, { ...file, format })).toBe(expected);
});

it('an image with the pixel size of a slot is for that slot when its file is unknown', () => {
  expect(isForOneSlot({ width: 300, height: 250 }, undefined)).toBe(true);
});
