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
  .filter((file) => /\.(ts|tsx|mjs|css)$/.test(file) && existsSync(path.join(ROOT, file)));

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
});
