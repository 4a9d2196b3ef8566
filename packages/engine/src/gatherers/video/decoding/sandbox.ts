import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Seconds of processor time, and kilobytes of address space or 0 for no limit. */
export interface ProcessLimits {
  readonly cpuSeconds: number;
  readonly memoryKilobytes: number;
}

/**
 * Limits that only a process can set on itself, before it becomes the decoder: no core file, no byte written to a file, few
 * files open, bounds on processor time and memory. A system that lacks one of them goes on without it.
 */
const LIMITED = `ulimit -c 0; ulimit -f 0 2>/dev/null; ulimit -n 64 2>/dev/null; ulimit -S -t "$1" 2>/dev/null
ulimit -H -t "$(($1 + 1))" 2>/dev/null; [ "$2" = 0 ] || ulimit -v "$2" 2>/dev/null; shift 2; exec "$@"`;

/** Where Linux lets an unprivileged process have namespaces of its own: no network, and mounts of its own. */
const APART = ['unshare', '--user', '--map-root-user', '--net', '--mount', '--ipc', '--'];
/** The decoder dies with its grader, and can become nobody else. */
const DYING = ['setpriv', '--pdeathsig', 'KILL', '--no-new-privs', '--'];
/** A grader that was killed a moment before that was asked for is found out by its number. */
const WITH_GRADER = '[ "$PPID" = "$1" ] || exit 1; shift';
const READ_ONLY = `while read -r _ dir _ options _; do
case $options in rw*) mount -o "remount,bind,$options,ro" "$dir" 2>/dev/null;; esac
done </proc/self/mounts`;

type Wrapping = readonly string[];

let wrapping: Promise<Wrapping> | null = null;

/** What stands before a command so that it runs as apart from the machine as the system allows, within its limits. */
export async function sandboxed(
  command: readonly string[],
  { cpuSeconds, memoryKilobytes }: ProcessLimits,
): Promise<string[]> {
  wrapping ??= wrappings();
  const limits = [String(Math.ceil(cpuSeconds)), String(memoryKilobytes)];
  return ['/bin/sh', '-c', LIMITED, 'sh', ...limits, ...(await wrapping), ...command];
}

/** Found out once a process: a container may forbid namespaces, and another system has neither program. */
async function wrappings(): Promise<Wrapping> {
  const dying = [...DYING, ...shell(WITH_GRADER)];
  const apart = [...APART, ...DYING, ...shell(`${WITH_GRADER}; ${READ_ONLY}`)];
  if (await works(apart)) return apart;
  return (await works(dying)) ? dying : [];
}

const shell = (script: string): Wrapping => [
  '/bin/sh',
  '-c',
  `${script}; exec "$@"`,
  'sh',
  String(process.pid),
];

const works = ([program = '', ...args]: readonly string[]): Promise<boolean> =>
  promisify(execFile)(program, [...args, 'true'], { timeout: 10_000 }).then(
    () => true,
    () => false,
  );
