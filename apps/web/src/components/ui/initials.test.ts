import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Mara Rossi', 'MR'],
  ['mara', 'MA'],
  ['mara.rossi', 'MR'],
  ['Anne Sophie von Stein', 'AS'],
  ['é', 'É'],
  ['  ', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
