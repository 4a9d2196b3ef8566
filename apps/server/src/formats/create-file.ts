import { linkSync, rmSync, writeFileSync } from 'node:fs';
import { ownerTag } from '@adjudge/engine/process';

/**
 * Creates a file that appears complete or not at all, by link().
 * @returns whether it did; false: the file exists
 */
export function createFile(file: string, content: string, mode = 0o666): boolean {
  const draft = `${file}.${ownerTag()}`;
  try {
    writeFileSync(draft, content, { mode, flush: true });
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
