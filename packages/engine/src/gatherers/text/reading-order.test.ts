import { expect, it } from 'vitest';
import { inReadingOrder } from './reading-order.ts';

const at = (name: string, x: number, y: number, w = 0.3) => ({ name, box: { x, y, w, h: 0.05 } });
const order = (...items: ReturnType<typeof at>[]) => inReadingOrder(items, 1).map(({ name }) => name);

it('reads from top to bottom', () => {
  expect(order(at('second', 0.1, 0.3), at('first', 0.2, 0.1))).toEqual(['first', 'second']);
});

it('reads a row from left to right even if its lines are slightly offset', () => {
  expect(order(at('right', 0.6, 0.9), at('left', 0.1, 0.91), at('top', 0.1, 0.1))).toEqual([
    'top',
    'left',
    'right',
  ]);
});

it('reads one column before the next', () => {
  const left = [at('a', 0.05, 0.1), at('b', 0.05, 0.17)];
  const right = [at('c', 0.6, 0.1), at('d', 0.6, 0.17)];
  expect(order(...right, ...left)).toEqual(['a', 'b', 'c', 'd']);
});
