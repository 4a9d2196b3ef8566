import { createHash } from 'node:crypto';
import { readFileSync, readlinkSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename } from 'node:path';

/** A process on this machine. The PID alone is not enough: it gets reused, and at once when a container restarts. */
export interface ProcessIdentity {
  readonly pid: number;
  /** Start time in clock ticks since boot; '' when not on Linux. */
  readonly start: string;
}

export const identityOf = (pid: number): ProcessIdentity => ({ pid, start: startOf(pid) });

export const isAlive = ({ pid, start }: ProcessIdentity): boolean => exists(pid) && startOf(pid) === start;

/** This process as part of a file or folder name, so that a file has an owner from the moment it exists. */
export function ownerTag({ pid, start } = identityOf(process.pid)): string {
  return `${machineId()}-${pid}-${start}`;
}

const TAG = /(?<machine>[0-9a-f]{8})-(?<pid>\d+)-(?<start>\d*)-/;

/** Age at which a file of another machine counts as abandoned. Whether processes there are alive cannot be checked. */
const FOREIGN_MILLISECONDS = 24 * 3_600_000;

/** Whether the process whose tag is in the file's name is gone. For another machine: whether the file has not changed for a day. */
export function isAbandoned(file: string): boolean {
  const owner = TAG.exec(basename(file))?.groups;
  if (!owner) return false;
  if (owner['machine'] === machineId())
    return !isAlive({ pid: Number(owner['pid']), start: owner['start'] ?? '' });
  const touched = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  return touched !== undefined && Date.now() - touched > FOREIGN_MILLISECONDS;
}

/** 8 hex digits that tell machines apart, and containers on one machine, since each numbers its processes separately. */
export function machineId(): string {
  return createHash('sha256')
    .update(hostname() + readOr('', () => readlinkSync('/proc/self/ns/pid')))
    .digest('hex')
    .slice(0, 8);
}

/** Clock ticks per second in /proc; the same on every Linux that Node runs on. */
const TICKS = 100;

/** CPU seconds that a process has used in all its threads; null when not on Linux or when the process is gone. */
export function cpuSecondsOf(pid: number): number | null {
  const [user, system] = statOf(pid).slice(11, 13).map(Number);
  return user === undefined || system === undefined ? null : (user + system) / TICKS;
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

const startOf = (pid: number): string => statOf(pid)[19] ?? '';

/** Fields of /proc/PID/stat from the process state on; empty when not on Linux or when the process is gone. */
const statOf = (pid: number): string[] =>
  readOr([], () => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []);

function readOr<T>(otherwise: T, read: () => T): T {
  try {
    return read();
  } catch {
    return otherwise;
  }
}
