import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A picture to measure where the cache has nothing of it. */
export interface Picture {
  readonly fileName: string;
  bytes(): Promise<Uint8Array>;
}

export const pictureFile = (file: string): Picture => ({
  fileName: path.basename(file),
  bytes: async () => readFileSync(file),
});

/** The cache file of a creative. @param name of the creative, including its folders */
export const cacheFile = (cache: string, name: string): string =>
  path.join(cache, `${name.replaceAll('/', '_')}.json`);
