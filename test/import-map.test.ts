import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { MAP, arrowsOf, boxOf, currentMap } from '../scripts/documents/import-map.ts';

describe('import map', () => {
  it('matches the sources: npm run map', () => {
    expect(readFileSync(path.resolve(import.meta.dirname, '..', MAP), 'utf8')).toBe(currentMap());
  });

  it.each([
    ['packages/engine/src/audits/clarity/a.ts', 'engine/audits'],
    ['packages/engine/src/index.ts', 'engine/src'],
    ['apps/server/src/app.ts', 'server'],
    ['apps/server/src/app.test.ts', null],
    ['packages/engine/src/testing/judge.ts', null],
  ])('puts %s in %s', (file, box) => {
    expect(boxOf(file)).toBe(box);
  });

  it('lists each arrow once, and none within a box or from a test', () => {
    const graph = new Map([
      ['apps/cli/src/a.ts', ['packages/contract/src/b.ts', 'apps/cli/src/c.ts']],
      ['apps/cli/src/c.ts', ['packages/contract/src/b.ts']],
      ['apps/cli/test/d.test.ts', ['packages/engine/src/grading/grade.ts']],
    ]);
    expect(arrowsOf(graph)).toEqual([{ from: 'cli', to: 'contract' }]);
  });
});
