import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { importCyclesIn, entriesOf, importsIn, readGraph } from './import-graph.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
}).split('\n');
const entries = entriesOf(
  ROOT,
  tracked.filter((file) => /^(packages|apps)\/[^/]+\/package\.json$/.test(file)),
);

const graph = readGraph(
  ROOT,
  tracked.filter((file) => /\.(tsx?|mjs)$/.test(file)),
  entries,
);

const OF_TESTS = /\.test\.tsx?$|\/(test|testing)\/|^e2e\//;
/** Whether a file is started by a command or a page, exported by one of our packages, or read only by the compiler. */
const isStart = (file: string): boolean =>
  /\/main\.tsx?$|\.d\.ts$/.test(file) || [...entries.values()].includes(file);

describe('imports', () => {
  it('reach every module from outside its tests', () => {
    const used = new Set([...graph].flatMap(([file, targets]) => (OF_TESTS.test(file) ? [] : targets)));
    const ofProduct = [...graph.keys()].filter(
      (file) => /^(packages|apps)\/[^/]+\/src\//.test(file) && !OF_TESTS.test(file),
    );
    expect(ofProduct.length).toBeGreaterThan(1000);
    expect(ofProduct.filter((file) => !used.has(file) && !isStart(file))).toEqual([]);
  });

  it('have no cycles, including types', () => {
    expect(graph.size).toBeGreaterThan(1000);
    expect(graph.get('packages/contract/src/index.ts')?.length).toBeGreaterThan(20);
    expect(importCyclesIn(graph)).toEqual([]);
  });

  it.each([
    ["import { a } from './b.ts';", 'x/b.ts'],
    ["import type { A } from '../b.ts';", 'b.ts'],
    ["export { a } from './b.ts';", 'x/b.ts'],
    ["import {\n  a,\n  type B,\n} from './b.ts';", 'x/b.ts'],
    ["import './b.ts';", 'x/b.ts'],
    ["const b = await import('./b.tsx');", 'x/b.tsx'],
    ["type B = typeof import('./b.ts');", 'x/b.ts'],
    ["new Worker(new URL('./b.worker.ts', import.meta.url))", 'x/b.worker.ts'],
    ["import type { Analysis } from '@adjudge/engine/report';", 'packages/engine/src/report.ts'],
    ["import { PLANS } from '@adjudge/contract';", 'packages/contract/src/index.ts'],
  ])('are found in %s', (source, target) => {
    expect(importsIn(source, 'x/a.ts', entries)).toEqual([target]);
  });

  it('in a cycle of any length are reported, without modules that only lead to it', () => {
    const graph = new Map([
      ['start', ['a']],
      ['a', ['b', 'end']],
      ['b', ['c']],
      ['c', ['a', 'end']],
      ['end', []],
      ['itself', ['itself']],
    ]);
    expect(importCyclesIn(graph)).toEqual([['a', 'b', 'c'], ['itself']]);
  });
});
