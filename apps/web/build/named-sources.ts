import { existsSync } from 'node:fs';
import path from 'node:path';

const PACKAGES = path.resolve(import.meta.dirname, '..', '..', '..', 'packages');

/**
 * Tells whether a module is one of `names`: files or folders below `packages`. A name that leads nowhere ends the build:
 * a file that moved would leave its group without a word, and pages then wait for each other's scripts.
 */
export function namedSources(...names: readonly string[]): (id: string) => boolean {
  const found = names.map((name) => path.join(PACKAGES, name));
  for (const each of found) {
    if (!existsSync(each)) throw new Error(`The web's build names ${each}, and there is no such file.`);
  }
  return (id) => found.some((each) => id === each || id.startsWith(`${each}${path.sep}`));
}
