import { expect, test } from 'vitest';
import { importCycleThrough } from './no-import-cycles.ts';

test.each([
  ['finds no cycle when the entry imports nothing', { entry: [] }, null],
  [
    'finds no cycle when two paths lead to one module',
    { entry: ['b', 'c'], b: ['d'], c: ['d'], d: [] },
    null,
  ],
  ['finds a cycle when a module imports the entry', { entry: ['b'], b: ['entry'] }, ['entry', 'b', 'entry']],
  [
    'finds a cycle when one import path leads back to the entry',
    { entry: ['b', 'c'], b: [], c: ['d'], d: ['entry'] },
    ['entry', 'c', 'd', 'entry'],
  ],
  ['ignores a cycle that does not include the entry', { entry: ['b'], b: ['c'], c: ['b'] }, null],
  ['ignores a page that imports the entry', { entry: ['b'], b: [], page: ['entry'] }, null],
])('%s', (_, imports, circle) => {
  expect(importCycleThrough('entry', new Map(Object.entries(imports)))).toEqual(circle);
});
