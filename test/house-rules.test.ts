import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const MOST_LINES = 400;

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /(?<!\.gen)\.(ts|tsx|mjs|css)$/.test(file) && existsSync(path.join(ROOT, file)));

describe('house rules', () => {
  it(`no file has more than ${MOST_LINES} lines`, () => {
    const long = tracked.filter(
      (file) => readFileSync(path.join(ROOT, file), 'utf8').split('\n').length > MOST_LINES,
    );
    expect(long).toEqual([]);
  });

  it('no drawer is named utils, helpers, misc or common', () => {
    expect(tracked.filter((file) => /(^|\/)(utils?|helpers?|misc|common)(\.|\/)/.test(file))).toEqual([]);
  });

  it('every npm script names a file that is there', () => {
    const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const files = Object.values(scripts).flatMap((script) => script.match(/\S+\.(?:ts|mjs)/g) ?? []);
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  });
});
