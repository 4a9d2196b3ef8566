import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ENGINE = fileURLToPath(new URL('../../../', import.meta.url));
const ROOT = path.resolve(ENGINE, '../..');
const CACHE = path.join(ROOT, 'node_modules/.cache/adjudge/measured');

/** Folder of what was measured in this state of the engine; null on the machine that checks every commit. */
export const keptWhere = ({ CI } = process.env): string | null =>
  CI === 'true' ? null : path.join(CACHE, engineState());

let state: string | null = null;

/**
 * Stands for all that a measurement depends on beside what is measured: every file of the engine but its tests, the
 * packages as they are installed, Node and the machine's kind. What draws the pictures is part of the engine's own files.
 */
function engineState(): string {
  state ??= hashOf([
    ...globSync('src/**/*.*', { cwd: ENGINE })
      .filter((file) => !file.endsWith('.test.ts'))
      .map((file) => path.join(ENGINE, file)),
    path.join(ENGINE, 'package.json'),
    path.join(ROOT, 'node_modules/.package-lock.json'),
  ]);
  return state;
}

function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256').update(`${process.version} ${process.platform} ${process.arch}`);
  for (const file of files.toSorted())
    hash.update(`${path.relative(ROOT, file)}\n`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
