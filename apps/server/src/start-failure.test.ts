import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openEmbedded } from './db/open-database.ts';
import { UnreachableDatabase } from './db/unreachable-database.ts';
import { describeStartFailure } from './start-failure.ts';

const START = fileURLToPath(new URL('server.ts', import.meta.url));
const coded = (code: string): Error => Object.assign(new Error(`${code}: of the system`), { code });
const env = { ADJUDGE_DATA: '/srv/adjudge', PORT: '8080' };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'adjudge-start-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('describeStartFailure', () => {
  it.each([
    ['the disk is full', coded('ENOSPC'), /disk with \/srv\/adjudge is full.*Free up/],
    ['the disk quota is used up', coded('EDQUOT'), /is full/],
    ['the database reports a full disk', new Error('Failed query', { cause: coded('53100') }), /is full/],
    ['a library reports a full disk', new Error('write failed: No space left on device'), /is full/],
    ['the data folder is read-only', coded('EROFS'), /is read-only.*set ADJUDGE_DATA/],
    ['the data folder is not accessible', coded('EACCES'), /no permission.*\/srv\/adjudge.*port 8080/],
    ['the port is in use', coded('EADDRINUSE'), /Port 8080 is already in use.*set PORT/],
    ['the error is unknown', new Error('As it is.'), /^As it is\.$/],
    [
      'no address of a host answers',
      new AggregateError([new Error('connect to 127.0.0.1 refused'), new Error('connect to ::1 refused')]),
      /^connect to 127\.0\.0\.1 refused$/,
    ],
    ['the error has no message', new AggregateError([]), /^AggregateError$/],
    [
      'the database does not answer',
      new UnreachableDatabase(new AggregateError([new Error('connect to 127.0.0.1 refused')])),
      /^The PostgreSQL server .* \(connect to 127\.0\.0\.1 refused\)\. Start it, or correct DATABASE_URL\.$/,
    ],
  ])('says what to do when %s', (_when, error, words) => {
    const said = describeStartFailure(error, env);
    expect(said).toMatch(words);
    expect(said).not.toMatch(/\n|ENOSPC|at .*:\d+/);
  });

  it('is printed as one line without a stack trace when the server starts', () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, 'no folder');
    const ran = spawnSync(process.execPath, [START], {
      encoding: 'utf8',
      env: { ...process.env, ADJUDGE_DATA: path.join(file, 'data') },
    });
    expect(ran.status).toBe(1);
    expect(ran.stderr.trim().split('\n').at(-1)).toMatch(/is not a folder: .* is a file\. Set ADJUDGE_DATA/);
    expect(ran.stderr).not.toMatch(/^\s+at /m);
  });
});

describe('a corrupt embedded database', () => {
  it('fails with instructions to recover, and releases its folder for the next start', async () => {
    const files = path.join(folder, 'db');
    mkdirSync(path.join(files, 'global'), { recursive: true });
    writeFileSync(path.join(files, 'PG_VERSION'), '17\n');
    writeFileSync(path.join(files, 'global', 'pg_control'), Buffer.alloc(8192, 7));
    for (let turn = 0; turn < 2; turn += 1) {
      await expect(openEmbedded(folder)).rejects.toThrow(
        new RegExp(
          `The database in ${files} is damaged.*Move ${files} away.*backup.*leaves the files of creatives`,
        ),
      );
    }
  });
});
