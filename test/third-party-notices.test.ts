import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { NOTICES, lockFile, notices, renderNotices } from '../scripts/documents/third-party-notices.ts';

/** Run as separate programs, never linked in. */
const PROGRAMS = /^@ffmpeg\/core$/;

describe('third-party notices', () => {
  it('match the installed packages: npm run notices', () => {
    const file = path.resolve(import.meta.dirname, '..', NOTICES);
    expect(readFileSync(file, 'utf8')).toBe(renderNotices(lockFile()));
  });

  it('list no package without a license or with a copyleft one', () => {
    const claiming = notices(lockFile()).filter(
      ({ name, license }) => /not stated|(?<!L)GPL/i.test(license) && !PROGRAMS.test(name),
    );
    expect(claiming).toEqual([]);
  });

  it('leave out development dependencies and the product itself', () => {
    const lock = {
      packages: {
        '': { version: '0.1.0' },
        'apps/server': { version: '0.1.0', license: 'UNLICENSED' },
        'node_modules/@adjudge/server': { link: true },
        'node_modules/vitest': { version: '5.1.1', license: 'MIT', dev: true },
        'node_modules/zod': { version: '4.6.7', license: 'MIT' },
        'apps/server/node_modules/@scope/b': { version: '1.0.0', license: 'ISC' },
      },
    };
    expect(notices(lock)).toEqual([
      { name: '@scope/b', version: '1.0.0', license: 'ISC' },
      { name: 'zod', version: '4.6.7', license: 'MIT' },
    ]);
  });
});
