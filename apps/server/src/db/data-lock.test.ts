import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lockDataFolder } from './data-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'adjudge-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const MODULE = new URL('./data-lock.ts', import.meta.url).href;

/** Tries to lock the same folder from another process. */
function rival(ending: string): { status: number | null; signal: string | null; said: string } {
  const script = `import { lockDataFolder } from ${JSON.stringify(MODULE)};
    lockDataFolder(${JSON.stringify(folder)}); ${ending}`;
  const ran = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  return { status: ran.status, signal: ran.signal, said: ran.stderr };
}

describe('the lock of the embedded database', () => {
  it('admits only one process, and names it in the error for the second', () => {
    const unlock = lockDataFolder(folder);
    const second = rival('');
    expect(second.status).not.toBe(0);
    expect(second.said).toContain(`in use by process ${process.pid}`);
    unlock();
    expect(rival('').status).toBe(0);
  });

  it('cannot be taken twice by one process', () => {
    const unlock = lockDataFolder(folder);
    expect(() => lockDataFolder(folder)).toThrow(/already open/);
    unlock();
  });

  it('is taken over from a process that was killed', () => {
    expect(rival(`process.kill(process.pid, 'SIGKILL');`).signal).toBe('SIGKILL');
    lockDataFolder(folder)();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is taken over when it is damaged or its process id has been reused', () => {
    for (const left of ['', '{', JSON.stringify({ pid: process.pid, start: 'long ago' })]) {
      writeFileSync(path.join(folder, 'database.lock'), left);
      lockDataFolder(folder)();
    }
    expect(readdirSync(folder)).toEqual([]);
  });

  it('of another container or machine is kept while its owner renews it, and taken over a minute later', () => {
    const lock = path.join(folder, 'database.lock');
    // In that container, this process id belongs to another process.
    writeFileSync(lock, JSON.stringify({ pid: process.pid, start: '', machine: 'elsewhere' }));
    expect(() => lockDataFolder(folder)).toThrow(/in use by a process of another container or machine/);
    const aMinuteAgo = Date.now() / 1000 - 61;
    utimesSync(lock, aMinuteAgo, aMinuteAgo);
    lockDataFolder(folder)();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is renewed while it is held', () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const unlock = lockDataFolder(folder);
      const lock = path.join(folder, 'database.lock');
      utimesSync(lock, 0, 0);
      vi.advanceTimersByTime(10_000);
      expect(Date.now() - statSync(lock).mtimeMs).toBeLessThan(5000);
      unlock();
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});
