import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type ProcessIdentity as Owner, identityOf, isAlive } from '@adjudge/engine/process';
import { z } from 'zod';

const ownerSchema = z.object({ pid: z.int(), start: z.string() });

/**
 * Locks the folder of an embedded database. PGlite itself takes no lock, and two processes on one folder silently
 * lose each other's rows. The lock of a killed process is taken over.
 * @returns a function that releases the lock
 * @throws when a running process holds it
 */
export function lockDataFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const lock = path.join(folder, 'database.lock');
  const mine = identityOf(process.pid);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (claim(lock, mine)) return () => release(lock, mine);
    const owner = ownerOf(lock);
    if (owner && isSame(owner, mine))
      throw new Error(`The database in ${folder} is already open in this process.`);
    if (owner && isAlive(owner)) {
      throw new Error(
        `The database in ${folder} is in use by process ${owner.pid}. Stop it, or set DATABASE_URL to a PostgreSQL server to run several processes.`,
      );
    }
    removeStaleLock(lock, owner);
  }
  throw new Error(`Could not lock the database in ${folder}.`);
}

/** Uses link() so that the lock file appears complete or not at all. */
function claim(lock: string, mine: Owner): boolean {
  const draft = `${lock}.${mine.pid}`;
  writeFileSync(draft, JSON.stringify(mine));
  try {
    linkSync(draft, lock);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Removes a stale lock. If another process has claimed it in the meantime, that lock is restored. */
function removeStaleLock(lock: string, dead: Owner | null): void {
  const stale = `${lock}.stale.${process.pid}`;
  try {
    renameSync(lock, stale);
    const taken = ownerOf(stale);
    if (taken && dead && !isSame(taken, dead)) linkSync(stale, lock);
  } catch {
    // Another process was faster. The next attempt checks again.
  } finally {
    rmSync(stale, { force: true });
  }
}

function release(lock: string, mine: Owner): void {
  const owner = ownerOf(lock);
  if (owner && isSame(owner, mine)) rmSync(lock, { force: true });
}

function ownerOf(lock: string): Owner | null {
  try {
    return ownerSchema.parse(JSON.parse(readFileSync(lock, 'utf8')));
  } catch {
    return null;
  }
}

const isSame = (a: Owner, b: Owner): boolean => a.pid === b.pid && a.start === b.start;
