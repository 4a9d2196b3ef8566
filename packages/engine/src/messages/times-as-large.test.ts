import { expect, it } from 'vitest';
import { canGrow, timesAsLarge } from './times-as-large.ts';

const line = (text: string, w: number) => ({ text, box: { x: 0, y: 0, w, h: 0.1 } });

it.each([
  [1.05, line('Cold for a day', 0.3), '1.2'],
  [1.64, line('Cold for a day', 0.3), '1.6'],
  [4.7, line('Cold for a day', 0.3), '2'],
  [4.7, line('Cold for a day', 0.8), '2'],
  [4.7, line('World champions', 0.6), '1.5'],
  [4.7, line('World champions', 0.9), null],
])('advises, where %d times as large is wanted of %o, %s', (wanted, own, advised) => {
  expect(timesAsLarge(wanted, [line('Now', 0.1), own])).toBe(advised);
});

it('takes what would have to grow many times for fine print', () => {
  expect([2.9, 3.1].map(canGrow)).toEqual([true, false]);
});
