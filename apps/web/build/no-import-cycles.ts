import type { Plugin } from 'vite';

/** An import cycle that starts and ends at `entry`, or null. `imports` maps each chunk to the chunks that it imports. */
export function importCycleThrough(
  entry: string,
  imports: ReadonlyMap<string, readonly string[]>,
): readonly string[] | null {
  const seen = new Set<string>();
  const follow = (name: string, way: readonly string[]): readonly string[] | null => {
    for (const next of imports.get(name) ?? []) {
      if (next === entry) return [...way, name, entry];
      if (seen.has(next)) continue;
      seen.add(next);
      const circle = follow(next, [...way, name]);
      if (circle) return circle;
    }
    return null;
  };
  return follow(entry, []);
}

/**
 * Fails the build if the entry chunk is part of an import cycle. The chunk that imports it would run first and read
 * bindings that do not exist yet, so no page would become interactive. Cycles between other chunks are harmless: they
 * read each other only when called.
 */
export const noImportCycles = (): Plugin => ({
  name: 'no-circles',
  apply: 'build',
  generateBundle(_, bundle) {
    const scripts = Object.values(bundle).filter((file) => file.type === 'chunk');
    const imports = new Map(scripts.map((script) => [script.fileName, script.imports]));
    for (const { fileName } of scripts.filter(({ isEntry }) => isEntry)) {
      const circle = importCycleThrough(fileName, imports);
      if (circle) this.error(`The first script waits for itself: ${circle.join(' → ')}`);
    }
  },
});
