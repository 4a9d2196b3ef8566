import { expect, it } from 'vitest';
import { placeName, placeOfAll } from './place-name.ts';

const at = (x: number, y: number) => ({ x: x - 0.05, y: y - 0.01, w: 0.1, h: 0.02 });

it.each([
  ['at the top left', [at(0.1, 0.1)]],
  ['at the bottom', [at(0.1, 0.8), at(0.8, 0.9)]],
  ['on the right', [at(0.8, 0.1), at(0.9, 0.9)]],
  ['in the middle', [at(0.45, 0.5), at(0.5, 0.55)]],
  ['', [at(0.1, 0.5), at(0.5, 0.5)]],
  ['', [at(0.1, 0.1), at(0.9, 0.9)]],
])('names the common place of several boxes: %j', (place, boxes) => {
  expect(placeOfAll(boxes)).toBe(place);
  expect(placeOfAll(boxes.slice(0, 1))).toBe(placeName(boxes[0]!));
});
