import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ISOLATED_TESTS } from '../vitest.config.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const MOST_LINES = 300;
const MOST_SIBLINGS = 25;

/** Folders that are still over the limit and should be split. */
const STILL_LARGE: ReadonlySet<string> = new Set(['e2e']);

/** Folders with one file per check, and with one per schema change. No one browses them, so their size does not matter. */
const OF_ONE_KIND = /^packages\/engine\/src\/audits\/[^/]+$|\/migrations$/;

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /(?<!\.gen)\.(ts|tsx|mjs|css)$/.test(file) && existsSync(path.join(ROOT, file)));

describe('house rules', () => {
  it(`no file has more than ${MOST_LINES} lines`, () => {
    const long = tracked.filter(
      (file) => readFileSync(path.join(ROOT, file), 'utf8').split('\n').length - 1 > MOST_LINES,
    );
    expect(long).toEqual([]);
  });

  it(`no folder has more than ${MOST_SIBLINGS} files`, () => {
    const large = [...Map.groupBy(tracked, (file) => path.posix.dirname(file))]
      .filter(([, files]) => files.length > MOST_SIBLINGS)
      .map(([folder]) => folder);
    expect(large.filter((folder) => !STILL_LARGE.has(folder) && !OF_ONE_KIND.test(folder))).toEqual([]);
  });

  it('no file or folder is named utils, helpers, misc, or common', () => {
    expect(tracked.filter((file) => /(^|\/)(utils?|helpers?|misc|common)(\.|\/)/.test(file))).toEqual([]);
  });

  it('a test that mocks or reloads a module runs in its own process', () => {
    const replacing = tracked.filter(
      (file) =>
        file.endsWith('.test.ts') &&
        !file.startsWith('apps/web/') &&
        /\bvi\.(?:mock|doMock|resetModules)\(/.test(readFileSync(path.join(ROOT, file), 'utf8')),
    );
    expect(replacing.length).toBeGreaterThan(5);
    expect(
      replacing.filter((file) => !ISOLATED_TESTS.some((pattern) => path.matchesGlob(file, pattern))),
    ).toEqual([]);
  });

  it('every npm script refers to an existing file', () => {
    const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const files = Object.values(scripts).flatMap((script) => script.match(/\S+\.(?:ts|mjs)/g) ?? []);
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  });
});
