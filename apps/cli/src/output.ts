import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { UsageError } from './exit.ts';

/** The format of all printed JSON: two-space indent and a trailing newline. */
export const canonicalJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Errors caused by the path that the user gave, as opposed to a full disk, for example. */
const PATH_ERROR_CODES = new Set(['EEXIST', 'ENOTDIR', 'EISDIR', 'EACCES', 'EPERM', 'EROFS', 'ENAMETOOLONG']);

/**
 * Creates a folder that the user named, and its parents.
 * @throws UsageError when it cannot be created
 */
export async function makeFolder(directory: string): Promise<void> {
  await withFolderErrors(directory, () => mkdir(directory, { recursive: true }));
}

/**
 * Writes each file atomically, so that a killed run leaves no partial file.
 * @throws UsageError when the folder cannot be created or written to
 */
export async function writeFiles(
  directory: string,
  files: ReadonlyMap<string, string | Uint8Array>,
): Promise<void> {
  await makeFolder(directory);
  await withFolderErrors(directory, async () => {
    for (const [name, content] of files) {
      const target = path.join(directory, name);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(`${target}.part`, content);
      await rename(`${target}.part`, target);
    }
  });
}

async function withFolderErrors(directory: string, write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!PATH_ERROR_CODES.has(code)) throw error;
    throw new UsageError(`Cannot write to this folder: ${directory}`, { cause: error });
  }
}
