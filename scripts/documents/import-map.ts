// `npm run map`: draws which folder imports which into docs/map.md, based on the import statements.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { entriesOf, readGraph } from '../../test/import-graph.ts';
import { ROOT } from '../command.ts';

export const MAP = 'docs/map.md';

/** At least one file in `from` imports a file in `to`. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
}

/** Boxes of the map: each folder of the engine, and every other package as one. */
const ENGINE = /^packages\/engine\/src\/([^/]+)\//;
const PACKAGE = /^(?:apps|packages)\/([^/]+)\//;

/** The box of a file; null for tests, and for files that only tests and scripts use. */
export function boxOf(file: string): string | null {
  if (/\.test\.tsx?$|\/testing\/|\/test\/|\/scripts\//.test(file)) return null;
  const part = ENGINE.exec(file)?.[1];
  if (part) return `engine/${part}`;
  const name = PACKAGE.exec(file)?.[1];
  return name === 'engine' ? 'engine/src' : (name ?? null);
}

/** Each arrow once, sorted. Import counts are left out, since they would change the page with every commit. */
export function arrowsOf(graph: ReadonlyMap<string, readonly string[]>): Arrow[] {
  const found = new Map<string, Arrow>();
  for (const [file, targets] of graph) {
    for (const target of targets) {
      const [from, to] = [boxOf(file), boxOf(target)];
      if (from !== null && to !== null && from !== to) found.set(`${from} ${to}`, { from, to });
    }
  }
  return [...found.values()].toSorted((a, b) => compare(a.from, b.from) || compare(a.to, b.to));
}

/** By code points, so that the order is the same on every machine. */
const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const idOf = (box: string): string => box.replaceAll(/\W/g, '_');

/** The top-level files of the engine: its entry points, and types that all of its folders use. */
const TOP = 'engine/src';

function renderMap(arrows: readonly Arrow[]): string {
  const boxes = [...new Set(arrows.flatMap(({ from, to }) => [from, to]))].toSorted(compare);
  const [engine, others] = [
    boxes.filter((box) => box.startsWith('engine/')),
    boxes.filter((box) => !box.startsWith('engine/')),
  ];
  const node = (box: string): string => `${idOf(box)}["${box.replace('engine/', '')}"]`;
  // Every folder of the engine imports its types. Those arrows would hide the others.
  const drawn = arrows.filter(({ from, to }) => to !== TOP || !from.startsWith('engine/'));
  const rows = boxes.flatMap((box) => {
    const own = arrows.filter(({ from }) => from === box).map(({ to }) => to);
    return own.length === 0 ? [] : [`| ${box} | ${own.join(', ')} |`];
  });
  return [
    '# Map',
    '',
    'Which folder imports which. Written by `npm run map` from the imports; a test fails when it is not that of the sources. `src`',
    'is the files at the top of the engine, its entries and types: the picture leaves out that every folder of it knows them. What',
    'each folder is for stands in [architecture.md](architecture.md).',
    '',
    '```mermaid',
    'flowchart TD',
    ...others.map((box) => `  ${node(box)}`),
    '  subgraph engine',
    ...engine.map((box) => `    ${node(box)}`),
    '  end',
    ...drawn.map(({ from, to }) => `  ${idOf(from)} --> ${idOf(to)}`),
    '```',
    '',
    '| folder | imports from |',
    '| --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

/** The map of the current sources. */
export function currentMap(): string {
  const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  }).split('\n');
  const manifests = tracked.filter((file) => /^(packages|apps)\/[^/]+\/package\.json$/.test(file));
  const sources = tracked.filter((file) => /^(?:packages|apps)\/.*\.tsx?$/.test(file));
  return renderMap(arrowsOf(readGraph(ROOT, sources, entriesOf(ROOT, manifests))));
}

if (import.meta.main) writeFileSync(path.join(ROOT, MAP), currentMap());
