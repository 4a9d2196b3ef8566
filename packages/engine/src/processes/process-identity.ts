import { createHash } from 'node:crypto';
import { readFileSync, readlinkSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename } from 'node:path';

/** A process of this machine: its number alone is given again, and at once where a container starts anew. */
export interface ProcessIdentity {
  readonly pid: number;
  /** Clock ticks from the start of the machine to its own; '' off Linux. */
  readonly start: string;
}

export const identityOf = (pid: number): ProcessIdentity => ({ pid, start: startOf(pid) });

export const isAlive = ({ pid, start }: ProcessIdentity): boolean => exists(pid) && startOf(pid) === start;

/** This process as a part of the names of files and folders: there is no moment at which one has no owner. */
export function ownerTag({ pid, start } = identityOf(process.pid)): string {
  return `${machineId()}-${pid}-${start}`;
}

const TAG = /(?<machine>[0-9a-f]{8})-(?<pid>\d+)-(?<start>\d*)-/;

/** Processes of another machine cannot be asked whether they live. */
const FOREIGN_MILLISECONDS = 24 * 3_600_000;

/** Whether the process is gone whose tag stands in the file's name; one of another machine after a day without a change. */
export function isAbandoned(file: string): boolean {
  const owner = TAG.exec(basename(file))?.groups;
  if (!owner) return false;
  if (owner['machine'] === machineId())
    return !isAlive({ pid: Number(owner['pid']), start: owner['start'] ?? '' });
  const touched = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  return touched !== undefined && Date.now() - touched > FOREIGN_MILLISECONDS;
}

/** Tells machines apart, and containers of one machine, which count their processes each for itself: 8 hex digits. */
function machineId(): string {
  return createHash('sha256')
    .update(hostname() + readOr('', () => readlinkSync('/proc/self/ns/pid')))
    .digest('hex')
    .slice(0, 8);
}

/** Ticks of /proc in a second: the same on every Linux that Node runs on. */
const TICKS = 100;

/** Processor seconds that a process has used in all its threads; null off Linux, or when it is gone. */
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

/** What Linux tells of a process, from its state on; nothing elsewhere. */
const statOf = (pid: number): string[] =>
  readOr([], () => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []);

function readOr<T>(otherwise: T, read: () => T): T {
  try {
    return read();
  } catch {
    return otherwise;
  }
}
