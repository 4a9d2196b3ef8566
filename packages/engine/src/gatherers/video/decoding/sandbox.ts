import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Seconds of CPU time, and kilobytes of address space, where 0 means no limit. */
export interface ProcessLimits {
  readonly cpuSeconds: number;
  readonly memoryKilobytes: number;
}

/**
 * Limits that only a process can set on itself, before it becomes the decoder: no core file, no byte written to a file, few
 * open files, and bounds on CPU time and memory. A limit that the system does not have is skipped.
 */
const LIMITED = `ulimit -c 0; ulimit -f 0 2>/dev/null; ulimit -n 64 2>/dev/null; ulimit -S -t "$1" 2>/dev/null
ulimit -H -t "$(($1 + 1))" 2>/dev/null; [ "$2" = 0 ] || ulimit -v "$2" 2>/dev/null; shift 2; exec "$@"`;

/** Where Linux lets an unprivileged process have its own namespaces: no network, and private mounts. */
const OWN_NAMESPACES = ['unshare', '--user', '--map-root-user', '--net', '--mount', '--ipc', '--'];
/** Makes the decoder die with its grader, and keeps it from gaining privileges. */
const DIE_WITH_GRADER = ['setpriv', '--pdeathsig', 'KILL', '--no-new-privs', '--'];
/** Exits if the grader was killed just before that took effect, which the parent's process ID shows. */
const WITH_GRADER = '[ "$PPID" = "$1" ] || exit 1; shift';
const READ_ONLY = `while read -r _ dir _ options _; do
case $options in rw*) mount -o "remount,bind,$options,ro" "$dir" 2>/dev/null;; esac
done </proc/self/mounts`;

type Wrapping = readonly string[];

let wrapping: Promise<Wrapping> | null = null;

/** Wraps a command so that it runs within its limits, as isolated from the machine as the system allows. */
export async function sandboxed(
  command: readonly string[],
  { cpuSeconds, memoryKilobytes }: ProcessLimits,
): Promise<string[]> {
  wrapping ??= wrappings();
  const limits = [String(Math.ceil(cpuSeconds)), String(memoryKilobytes)];
  return ['/bin/sh', '-c', LIMITED, 'sh', ...limits, ...(await wrapping), ...command];
}

/** Detected once per process: a container may forbid namespaces, and another system has neither program. */
async function wrappings(): Promise<Wrapping> {
  const dying = [...DIE_WITH_GRADER, ...shell(WITH_GRADER)];
  const apart = [...OWN_NAMESPACES, ...DIE_WITH_GRADER, ...shell(`${WITH_GRADER}; ${READ_ONLY}`)];
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
