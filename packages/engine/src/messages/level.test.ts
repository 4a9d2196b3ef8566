import { expect, it } from 'vitest';
import { levelOf, sizeOf } from './level.ts';

const source = 'judgment';

it.each([
  ['good', 5],
  ['fair', 3],
  ['fair', 2.5],
  ['poor', 2],
] as const)('level is %s at %f on a rising curve', (level, value) => {
  expect(levelOf(value, { shape: 'rising', good: 5, middling: 1.2, source })).toBe(level);
});

it.each([
  ['good', 2],
  ['fair', 5.7],
  ['poor', 9],
] as const)('level is %s at %f on a falling curve', (level, value) => {
  expect(levelOf(value, { shape: 'falling', good: 3, middling: 7, source })).toBe(level);
});

it.each([
  ['small', 10],
  ['smallish', 17],
  ['good', 24],
  ['largish', 79],
  ['large', 90],
] as const)('size is %s at %f on a sweet-spot curve', (size, value) => {
  expect(sizeOf(value, { shape: 'sweetSpot', low: 24, high: 72, slack: 11, source })).toBe(size);
});
