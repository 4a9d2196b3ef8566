import { expect, test } from 'vitest';
import { importCycleThrough } from './no-import-cycles.ts';

test.each([
  ['no imports', { entry: [] }, null],
  ['two ways to one script', { entry: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, null],
  ['a script that imports the first', { entry: ['b'], b: ['entry'] }, ['entry', 'b', 'entry']],
  [
    'one that leads there',
    { entry: ['b', 'c'], b: [], c: ['d'], d: ['entry'] },
    ['entry', 'c', 'd', 'entry'],
  ],
  ['a circle of others', { entry: ['b'], b: ['c'], c: ['b'] }, null],
  ['a page that imports the first script', { entry: ['b'], b: [], page: ['entry'] }, null],
])('%s', (_, imports, circle) => {
  expect(importCycleThrough('entry', new Map(Object.entries(imports)))).toEqual(circle);
});
