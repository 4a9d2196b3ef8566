import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Creative } from '../../packages/engine/src/creative.ts';
import { gatherBanner, gatherVideo } from '../../packages/engine/src/gatherers/index.ts';
import { isVideo, sniffType } from '../../packages/engine/src/gatherers/picture/index.ts';
import type { Gathered } from '../../packages/engine/src/grading/run-audit.ts';
import { ROOT } from '../../scripts/command.ts';

/** Files that affect measurements. Audits, weights and wording are not among them; they run again each time. */
const SOURCES = [
  'package-lock.json',
  'packages/engine/src/{color-space,geometry,artifacts/measurement}.ts',
  'packages/engine/src/{computed,elements,gatherers,language,placements}/**/*.{ts,json}',
];

/** Code and models that are applied again to cached measurements and scenes. */
export const REAPPLIED = [
  'packages/engine/src/elements/{names,ranker,vision-reading}/**',
  'packages/engine/src/{computed/ad-likeness,gatherers/impression}/model.json',
];

/** Default cache folder of the scripts that measure reference data; not in version control. */
export const MEASUREMENTS = path.join(ROOT, '.cache', 'measurements');

/** Cache folder shared with `npm run fit:grade` and `npm run fit:ad-likeness`. */
export const GRADE_MEASUREMENTS = path.join(ROOT, '.cache', 'grade');

export type Measure = (creative: Creative) => Promise<Gathered>;

/**
 * Measures banners and videos through a cache, so that a changed weight or curve can be re-scored in seconds. Any change to
 * the measuring code starts an empty cache.
 */
export function measurementCache(folder: string): Measure {
  const current = path.join(folder, codeDigest());
  mkdirSync(current, { recursive: true });
  return async (creative) => {
    const key = createHash('sha256')
      .update(creative.bytes)
      .update(creative.copy ?? '')
      .digest('hex');
    const file = path.join(current, `${key.slice(0, 32)}.json`);
    if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
    const type = sniffType(creative.bytes);
    const gathered = isVideo(type)
      ? (await gatherVideo(creative, type, () => {})).gathered
      : await gatherBanner(creative, () => {});
    writeFileSync(file, JSON.stringify(gathered));
    return gathered;
  };
}

/** Digest of the code and models that measure. @param except globs of files that do not matter to the caller */
export function codeDigest(except: readonly string[] = []): string {
  const hash = createHash('sha256');
  const files = globSync(SOURCES, { cwd: ROOT, exclude: ['**/*.test.*', ...except] });
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(path.join(ROOT, file)));
  return hash.digest('hex').slice(0, 16);
}
