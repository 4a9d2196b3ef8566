import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { importCyclesIn, entriesOf, readGraph } from './import-graph.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const SERVER = 'apps/server/src/';

/**
 * The server's folders. Each may import only from those above it: the first depends on none of the others, and the
 * last holds the files that assemble and start the server.
 */
const LAYERS = [
  'errors',
  'formats',
  'crypto',
  'processes',
  'db',
  'store',
  'mail',
  'queue',
  'grader',
  'typesetting',
  'metrics',
  'tracing',
  'http',
  'access',
  'modules',
  '.',
];

const files = globSync(`${SERVER}**/*.ts`, { cwd: ROOT })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => !/\.test\.ts$|\/testing\//.test(file));
const inServer = (file: string): string => file.slice(SERVER.length);
const entries = entriesOf(ROOT, globSync('packages/*/package.json', { cwd: ROOT }));
const imports = [...readGraph(ROOT, files, entries)].flatMap(([file, targets]) =>
  targets
    .filter((target) => target.startsWith(SERVER))
    .map((target) => ({ from: inServer(file), to: inServer(target) })),
);

const layerOf = (file: string): number =>
  LAYERS.indexOf(file.includes('/') ? file.slice(0, file.indexOf('/')) : '.');
const moduleOf = (file: string): string | undefined => /^modules\/([^/]+)\//.exec(file)?.[1];
const said = ({ from, to }: { from: string; to: string }): string => `${from} imports ${to}`;
const betweenModules = imports.filter(
  ({ from, to }) => moduleOf(to) !== undefined && moduleOf(from) !== moduleOf(to),
);

describe('server layers', () => {
  it('include every folder', () => {
    const folders = globSync(`${SERVER}*/`, { cwd: ROOT }).map((folder) => path.basename(folder));
    expect(folders.filter((folder) => folder !== 'testing').toSorted()).toEqual(
      LAYERS.filter((layer) => layer !== '.').toSorted(),
    );
  });

  it('import only from lower layers', () => {
    expect(imports.length).toBeGreaterThan(1000);
    expect(imports.filter(({ from, to }) => layerOf(to) > layerOf(from)).map(said)).toEqual([]);
  });

  it('reach a module only through its entry file', () => {
    expect(betweenModules.length).toBeGreaterThan(50);
    expect(betweenModules.filter(({ to }) => !/^modules\/[^/]+\/index\.ts$/.test(to)).map(said)).toEqual([]);
  });

  it('have no module cycles', () => {
    const modules = new Map<string, string[]>();
    for (const { from, to } of betweenModules) {
      const [importing, imported] = [moduleOf(from), moduleOf(to)!];
      if (importing !== undefined) modules.set(importing, [...(modules.get(importing) ?? []), imported]);
      if (!modules.has(imported)) modules.set(imported, []);
    }
    expect(modules.size).toBeGreaterThan(15);
    expect(importCyclesIn(modules)).toEqual([]);
  });

  it('decide permissions only in policies', () => {
    const judging =
      /\brole\s*[!=]==|\bhas(?:Paid|Enterprise)\(|\bisSuspended\(|\buserId\s*[!=]==\s*account|\baccount\??\.id\s*[!=]==/;
    const judges = files
      .filter((file) => judging.test(readFileSync(path.join(ROOT, file), 'utf8')))
      .map(inServer);
    expect(judges.length).toBeGreaterThan(4);
    expect(
      judges.filter((file) => file.startsWith('modules/') && path.basename(file) !== 'policy.ts'),
    ).toEqual([]);
  });
});
