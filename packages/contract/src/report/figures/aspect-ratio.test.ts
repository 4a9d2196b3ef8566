import { expect, it } from 'vitest';
import { formatAspectRatio } from './aspect-ratio.ts';

it.each([
  [1080 / 1920, '9 : 16'],
  [0.563, '9 : 16'],
  [1.778, '16 : 9'],
  [1, '1 : 1'],
  [0.8, '4 : 5'],
  [1.91, '1.91 : 1'],
  [0.7, '0.70 : 1'],
])('formats %d as %s', (ratio, words) => {
  expect(formatAspectRatio(ratio)).toBe(words);
});
