import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { identityOf, isAlive, machineId, ownerTag } from '@adjudge/engine/process';
import { z } from 'zod';
import { createFile } from '../formats/create-file.ts';

const ownerSchema = z.object({
  pid: z.int(),
  start: z.string(),
  /** Missing from locks of older versions. */
  machine: z.string().default(machineId),
});
type Owner = z.infer<typeof ownerSchema>;

const RENEWAL_MILLISECONDS = 10_000;
/** Age at which a lock of another container or machine is stale. Whether processes there are alive cannot be checked. */
const FOREIGN_MILLISECONDS = 60_000;

/**
 * Locks the folder of an embedded database. PGlite itself takes no lock, and two processes on one folder silently
 * lose each other's rows. The lock of a killed process is taken over: at once on this machine, and after a minute from another
 * container or machine.
 * @returns a function that releases the lock
 * @throws when a running process holds it
 */
export function lockDataFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const lock = path.join(folder, 'database.lock');
  const mine = { ...identityOf(process.pid), machine: machineId() };
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (createFile(lock, JSON.stringify(mine))) {
      const renewal = setInterval(() => renew(lock), RENEWAL_MILLISECONDS).unref();
      return () => {
        clearInterval(renewal);
        release(lock, mine);
      };
    }
    const owner = ownerOf(lock);
    if (owner && isSame(owner, mine))
      throw new Error(`The database in ${folder} is already open in this process.`);
    if (owner && isHeld(lock, owner)) {
      const [who, otherwise] =
        owner.machine === mine.machine
          ? [`process ${owner.pid}`, '']
          : ['a process of another container or machine', ' If it was killed, start again in a minute.'];
      throw new Error(
        `The database in ${folder} is in use by ${who}. Stop it, or set DATABASE_URL to a PostgreSQL server to run several processes.${otherwise}`,
      );
    }
    removeStaleLock(lock, owner);
  }
  throw new Error(`Could not lock the database in ${folder}.`);
}

/** Removes a stale lock. If another process has claimed it in the meantime, that lock is restored. */
function removeStaleLock(lock: string, dead: Owner | null): void {
  const stale = `${lock}.stale.${ownerTag()}`;
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

function isHeld(lock: string, owner: Owner): boolean {
  if (owner.machine === machineId()) return isAlive(owner);
  const renewedAt = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
  return renewedAt !== undefined && Date.now() - renewedAt < FOREIGN_MILLISECONDS;
}

function renew(lock: string): void {
  try {
    utimesSync(lock, new Date(), new Date());
  } catch {
    // Someone removed the lock. The database stays open.
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

const isSame = (a: Owner, b: Owner): boolean =>
  a.pid === b.pid && a.start === b.start && a.machine === b.machine;
