import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** JSON as it is printed everywhere: two spaces, a line feed at the end. */
export const canonicalJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Writes each file whole or not at all, so that a killed run leaves nothing half written. */
export async function writeFiles(
  directory: string,
  files: ReadonlyMap<string, string | Uint8Array>,
): Promise<void> {
  await mkdir(directory, { recursive: true });
  for (const [name, content] of files) {
    const target = path.join(directory, name);
    await writeFile(`${target}.part`, content);
    await rename(`${target}.part`, target);
  }
}
