import { existsSync } from 'node:fs';
import path from 'node:path';

const PACKAGES = path.resolve(import.meta.dirname, '..', '..', '..', 'packages');

/**
 * Returns a test for whether a module id is in `names`: files or folders under `packages`.
 * @throws Error if a name does not exist. Otherwise a moved file would silently drop out of its group, and pages would
 * wait for each other's scripts.
 */
export function namedSources(...names: readonly string[]): (id: string) => boolean {
  const found = names.map((name) => path.join(PACKAGES, name));
  for (const each of found) {
    if (!existsSync(each)) throw new Error(`The web's build names ${each}, and there is no such file.`);
  }
  return (id) => found.some((each) => id === each || id.startsWith(`${each}${path.sep}`));
}
