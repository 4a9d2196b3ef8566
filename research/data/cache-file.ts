import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A picture to measure. */
export interface Picture {
  readonly fileName: string;
  /** What identifies it: its bytes, or those of the picture that it is a copy of. */
  readonly source: Uint8Array;
  bytes(): Promise<Uint8Array>;
}

export function pictureFile(file: string): Picture {
  const source = readFileSync(file);
  return { fileName: path.basename(file), source, bytes: async () => source };
}

/** Digests of what a cache file was made of. Files of earlier versions have no stamp. */
interface Stamp {
  readonly picture?: string;
  readonly code: string;
}

/**
 * Keeps what was measured of pictures in files of a folder. Measures again when a picture differs. When only the code differs it
 * says so once, because measuring everything takes up to an hour and most changes to the code leave the measurements alone.
 * @param code digest of the measuring code
 */
export function pictureStore(folder: string, code: string) {
  mkdirSync(folder, { recursive: true });
  let isSaid = false;
  return async <T extends object>(
    name: string,
    source: Uint8Array,
    measure: () => Promise<T>,
  ): Promise<T> => {
    const file = cacheFile(folder, name);
    const picture = createHash('sha256').update(source).digest('hex').slice(0, 16);
    const kept: (T & { readonly stamp?: Stamp }) | null = existsSync(file)
      ? JSON.parse(readFileSync(file, 'utf8'))
      : null;
    if (kept === null || (kept.stamp?.picture ?? picture) !== picture) {
      const made = await measure();
      writeFileSync(file, JSON.stringify({ stamp: { picture, code }, ...made }));
      return made;
    }
    if (kept.stamp?.code !== code && !isSaid) {
      isSaid = true;
      process.stderr.write(
        `Some of this was measured by other code. Delete ${folder} if what is measured or read has changed since.\n`,
      );
    }
    const { stamp: _, ...measured } = kept;
    return measured as unknown as T;
  };
}

/** The cache file of a creative. @param name of the creative, including its folders */
export const cacheFile = (cache: string, name: string): string =>
  path.join(cache, `${name.replaceAll('/', '_')}.json`);
