import type { Plugin } from 'vite';

/** The way by `imports`, each script under its name with those that it imports, from `entry` back to it; or null. */
export function circleThrough(
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
 * Ends a build whose first script waits for one that imports it: that one runs first, reads what is not there yet, and no
 * page comes to life. Between other scripts a circle does no harm: they read each other when they are called.
 */
export const noCircles = (): Plugin => ({
  name: 'no-circles',
  apply: 'build',
  generateBundle(_, bundle) {
    const scripts = Object.values(bundle).filter((file) => file.type === 'chunk');
    const imports = new Map(scripts.map((script) => [script.fileName, script.imports]));
    for (const { fileName } of scripts.filter(({ isEntry }) => isEntry)) {
      const circle = circleThrough(fileName, imports);
      if (circle) this.error(`The first script waits for itself: ${circle.join(' → ')}`);
    }
  },
});
