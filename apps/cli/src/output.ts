import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { UsageError } from './exit.ts';

/** JSON as it is printed everywhere: two spaces, a line feed at the end. */
export const canonicalJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The person's own place is wrong, as against a full disk. */
const WRONG_PLACE = new Set(['EEXIST', 'ENOTDIR', 'EISDIR', 'EACCES', 'EPERM', 'EROFS', 'ENAMETOOLONG']);

/**
 * Makes a folder that a person named, with those above it.
 * @throws UsageError where it cannot be
 */
export async function makeFolder(directory: string): Promise<void> {
  await named(directory, () => mkdir(directory, { recursive: true }));
}

/**
 * Writes each file whole or not at all, so that a killed run leaves nothing half written.
 * @throws UsageError where the folder cannot be made or written to
 */
export async function writeFiles(
  directory: string,
  files: ReadonlyMap<string, string | Uint8Array>,
): Promise<void> {
  await makeFolder(directory);
  await named(directory, async () => {
    for (const [name, content] of files) {
      const target = path.join(directory, name);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(`${target}.part`, content);
      await rename(`${target}.part`, target);
    }
  });
}

async function named(directory: string, write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!WRONG_PLACE.has(code)) throw error;
    throw new UsageError(`Nothing can be written in this folder: ${directory}`, { cause: error });
  }
}
