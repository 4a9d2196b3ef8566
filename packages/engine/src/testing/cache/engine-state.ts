import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ENGINE = fileURLToPath(new URL('../../../', import.meta.url));
const ROOT = path.resolve(ENGINE, '../..');
const CACHE = path.join(ROOT, 'node_modules/.cache/adjudge/measured');

/** Cache folder for results of this version of the engine; null in CI, which caches nothing. */
export const cacheFolder = ({ CI } = process.env): string | null =>
  CI === 'true' ? null : path.join(CACHE, engineState());

let state: string | null = null;

/**
 * Hashes everything that a result depends on besides its input: every engine file except tests (drawing code is
 * included), the installed packages, the Node version and the platform.
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
