import { expect, it } from 'vitest';
import { levelOf, sizeOf } from './level.ts';

it.each([
  ['good', 5, { good: 5, middling: 1.2 }],
  ['fair', 3, { good: 5, middling: 1.2 }],
  ['poor', 1.2, { good: 5, middling: 1.2 }],
  ['good', 2, { good: 3, middling: 7 }],
  ['fair', 5, { good: 3, middling: 7 }],
  ['poor', 9, { good: 3, middling: 7 }],
])('is %s at %f', (level, value, points) => {
  expect(levelOf(value, points)).toBe(level);
});

it.each([
  ['small', 2],
  ['smallish', 3.5],
  ['good', 4],
  ['largish', 26.5],
  ['large', 28],
])('is %s at %f', (size, value) => {
  expect(sizeOf(value, { low: 4, high: 26, slack: 1 })).toBe(size);
});
