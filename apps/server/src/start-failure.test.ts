import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openEmbedded } from './db/open-database.ts';
import { describeStartFailure } from './start-failure.ts';

const START = fileURLToPath(new URL('server.ts', import.meta.url));
const coded = (code: string): Error => Object.assign(new Error(`${code}: of the system`), { code });
const env = { ADJUDGE_DATA: '/srv/adjudge', PORT: '8080' };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'adjudge-start-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a start that fails', () => {
  it.each([
    ['the disk is full', coded('ENOSPC'), /disk that holds \/srv\/adjudge is full.*Make room/],
    ['the quota is used up', coded('EDQUOT'), /is full/],
    ['the database found the disk full', new Error('Failed query', { cause: coded('53100') }), /is full/],
    ['a library found it full', new Error('write failed: No space left on device'), /is full/],
    ['the folder can only be read', coded('EROFS'), /can only be read.*set ADJUDGE_DATA/],
    ['the folder is not the user’s', coded('EACCES'), /does not allow.*\/srv\/adjudge.*port 8080/],
    ['the port is taken', coded('EADDRINUSE'), /port 8080 already.*set PORT/],
    ['something else is wrong', new Error('As it is.'), /^As it is\.$/],
  ])('says what to do when %s', (_when, error, words) => {
    const said = describeStartFailure(error, env);
    expect(said).toMatch(words);
    expect(said).not.toMatch(/\n|ENOSPC|at .*:\d+/);
  });

  it('says so in a line, and no stack, no matter who starts it', () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, 'no folder');
    const ran = spawnSync(process.execPath, [START], {
      encoding: 'utf8',
      env: { ...process.env, ADJUDGE_DATA: path.join(file, 'data') },
    });
    expect(ran.status).toBe(1);
    expect(ran.stderr.trim().split('\n').at(-1)).toMatch(/is a file, or lies below one\. Set ADJUDGE_DATA/);
    expect(ran.stderr).not.toMatch(/^\s+at /m);
  });
});

describe('a damaged embedded database', () => {
  it('is told as such, with the way back, and its folder is free for the next start', async () => {
    const files = path.join(folder, 'db');
    mkdirSync(path.join(files, 'global'), { recursive: true });
    writeFileSync(path.join(files, 'PG_VERSION'), '17\n');
    writeFileSync(path.join(files, 'global', 'pg_control'), Buffer.alloc(8192, 7));
    for (let turn = 0; turn < 2; turn += 1) {
      await expect(openEmbedded(folder)).rejects.toThrow(
        new RegExp(`The database in ${files} is damaged.*Move ${files} away.*backup`),
      );
    }
  });
});
