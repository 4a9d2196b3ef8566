import { readFileSync } from 'node:fs';
import { cpuSecondsOf } from '@adjudge/engine/process';
import type { Server } from './server.ts';
import type { Finding } from './table.ts';

/** Peak memory of each process and of its largest grader, as counted by Linux. */
export const peakMemory = (servers: readonly Server[]): Finding[] =>
  servers.map(({ name, pid }) => {
    const graders = childrenOf(pid).map(peakOf);
    const beside = graders.length === 0 ? '' : `, largest grader ${Math.max(...graders)} MB`;
    return { what: `Memory of ${name}, peak`, found: `${peakOf(String(pid))} MB${beside}`, wanted: null };
  });

/** CPU seconds that the graders of these servers have used so far. */
export const graderCpuSeconds = (servers: readonly Server[]): number =>
  servers
    .flatMap(({ pid }) => childrenOf(pid))
    .reduce((sum, pid) => sum + (cpuSecondsOf(Number(pid)) ?? 0), 0);

/** CPU seconds of the servers themselves. */
export const serverCpuSeconds = (servers: readonly Server[]): number =>
  servers.reduce((sum, { pid }) => sum + (pid === undefined ? 0 : (cpuSecondsOf(pid) ?? 0)), 0);

/** Clock ticks per second in /proc. */
const TICKS = 100;

/** CPU seconds of a server, its graders, and all their child processes that have ended. */
export const totalCpuSeconds = ({ pid }: Server): number =>
  [String(pid), ...childrenOf(pid)].reduce((sum, each) => sum + cpuSecondsWithChildren(each), 0);

/** User and system time of the process and of children that it waited for: fields 14 to 17 of /proc/pid/stat. */
function cpuSecondsWithChildren(pid: string): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0) / TICKS;
  } catch {
    return 0;
  }
}

function childrenOf(pid: number | undefined): string[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  } catch {
    return [];
  }
}

function peakOf(pid: string): number {
  try {
    const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Math.round(Number(kilobytes) / 1000);
  } catch {
    return 0;
  }
}
