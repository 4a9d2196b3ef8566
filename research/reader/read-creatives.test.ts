import { expect, it } from 'vitest';
import { rightness } from './read-creatives.ts';

it.each([
  ['offer', 'Save 30%', 'Buy 2 get 1 mulch bag free; save 30%', 1],
  ['request', 'Order today', 'Call us; order today; visit our store in town', 1],
  ['request', 'Learn more', 'Call us; order today', 0],
  ['offer', 'Save 30%', '', 0],
  ['brand', 'Tarnwell', 'Tarnwell', 1],
] as const)('a reader’s %s "%s", where the ad says "%s", is right: %d', (element, found, truth, right) => {
  expect(rightness(element, found, truth)).toBe(right);
});
