import { expect, it } from 'vitest';
import { hueName } from './hue-name.ts';

it.each([
  ['#ff0000', 'red'],
  ['#e81c03', 'red'],
  ['#ff8c00', 'orange'],
  ['#ffff00', 'yellow'],
  ['#eab200', 'yellow'],
  ['#3cba01', 'green'],
  ['#00e5ee', 'turquoise'],
  ['#36a0fa', 'blue'],
  ['#0033cc', 'blue'],
  ['#7b2ff2', 'purple'],
  ['#bf31d4', 'purple'],
  ['#fe01c8', 'pink'],
  ['#ff4f8b', 'pink'],
])('%s is called %s', (hex, name) => {
  expect(hueName(hex)).toBe(name);
});
