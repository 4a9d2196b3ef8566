import { expect, it } from 'vitest';
import { canGrow, timesAsLarge } from './times-as-large.ts';

it.each([
  [1.05, '1.2'],
  [1.64, '1.6'],
  [4.7, '2'],
])('advises, where %d times as large is wanted, %s', (wanted, advised) => {
  expect(timesAsLarge(wanted)).toBe(advised);
});

it('takes what would have to grow many times for fine print', () => {
  expect([2.9, 3.1].map(canGrow)).toEqual([true, false]);
});
