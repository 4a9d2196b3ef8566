import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The files that each file imports, as paths from the repository root. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** All forms of `import` and `export … from`, including types and `import()`, and the files that threads start from. */
const NAMED = /(?:\bfrom|\bimport|\bnew URL)\s*\(?\s*['"](\.{1,2}\/[^'"]+|@adjudge\/[^'"]+)['"]/g;

/** Maps the import names of our packages' exports to their files. */
export function entriesOf(root: string, packageFiles: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    packageFiles.flatMap((file) => {
      const { name, exports = {} } = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as {
        name: string;
        exports?: Record<string, string>;
      };
      return Object.entries(exports).map(([entry, target]): [string, string] => [
        path.posix.join(name, entry),
        path.posix.join(path.posix.dirname(file), target),
      ]);
    }),
  );
}

/** @throws Error for an import of our packages that they do not export */
export function importsIn(source: string, file: string, entries: ReadonlyMap<string, string>): string[] {
  return [...source.matchAll(NAMED)].map(([, target = '']) => {
    if (target.startsWith('.')) return path.posix.join(path.posix.dirname(file), target);
    const entry = entries.get(target);
    if (entry === undefined) throw new Error(`${file} imports ${target}, which is no entry of a package`);
    return entry;
  });
}

export const readGraph = (
  root: string,
  files: readonly string[],
  entries: ReadonlyMap<string, string>,
): ImportGraph =>
  new Map(
    files
      .filter((file) => existsSync(path.join(root, file)))
      .map((file) => [file, importsIn(readFileSync(path.join(root, file), 'utf8'), file, entries)]),
  );

/** Groups of files that import each other in a circle, each sorted (strongly connected components, Tarjan 1972). */
export function importCyclesIn(graph: ImportGraph): string[][] {
  const order = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string): number => {
    let lowest = order.size;
    order.set(file, lowest);
    const place = open.push(file) - 1;
    for (const target of graph.get(file) ?? []) {
      if (!graph.has(target)) continue;
      if (!order.has(target)) lowest = Math.min(lowest, visit(target));
      else if (open.includes(target)) lowest = Math.min(lowest, order.get(target)!);
    }
    if (lowest === order.get(file)) {
      const group = open.splice(place);
      if (group.length > 1 || graph.get(file)?.includes(file)) circles.push(group.toSorted());
    }
    return lowest;
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return circles;
}
