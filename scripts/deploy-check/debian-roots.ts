import { type ChildProcess, spawn } from 'node:child_process';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { ROOT, run } from '../command.ts';
import { ensureDebootstrap } from '../local-services/system-packages.ts';
import type { Start } from './dockerfile.ts';
import type { Roots, Started } from './roots.ts';

const CACHE = path.join(ROOT, '.cache', 'deploy-check');
const MIRROR = 'http://deb.debian.org/debian';
/** What Debian's slim images leave out, so that the sizes are comparable. */
const NOT_IN_SLIM = [
  '/usr/share/doc',
  '/usr/share/man',
  '/usr/share/info',
  '/usr/share/locale',
  '/var/cache/apt',
  '/var/lib/apt/lists',
];
const IMAGE = /^(?:node:(?<node>[\d.]+)-|debian:)(?<suite>[a-z]+)-slim$/;

/** Makes Debian roots with debootstrap, in which steps run as in a container. @returns null without root rights or debootstrap */
export async function debianRoots(home: string): Promise<Roots | null> {
  if (process.getuid?.() !== 0 || !(await ensureDebootstrap())) return null;
  return {
    kind: 'a Debian root made by debootstrap',
    base: (image, name) => base(image, path.join(home, name)),
    run: (root, command, folder) => runInside(root, command, folder),
    start: (root, start, { env, data }) => startInside(root, start, { env, data }),
  };
}

async function base(image: string, root: string): Promise<string> {
  const { node, suite } = IMAGE.exec(image)?.groups ?? {};
  if (suite === undefined) throw new Error(`The check makes debian: and node: images alone, not ${image}`);
  await runOrThrow('cp', ['--archive', await debian(suite), root]);
  if (node !== undefined) await addNode(root, node);
  return root;
}

/** Downloads it once and caches it. */
async function debian(suite: string): Promise<string> {
  const kept = path.join(CACHE, suite);
  if (existsSync(kept)) return kept;
  process.stderr.write(`adjudge: making a Debian ${suite} …\n`);
  const staging = `${kept}.${process.pid}`;
  mkdirSync(CACHE, { recursive: true });
  await runOrThrow('debootstrap', ['--variant=minbase', suite, staging, MIRROR]);
  for (const folder of NOT_IN_SLIM) rmSync(path.join(staging, folder), { recursive: true, force: true });
  mkdirSync(path.join(staging, 'var/cache/apt/archives/partial'), { recursive: true });
  const excluded = NOT_IN_SLIM.slice(0, 4).map((folder) => `path-exclude ${folder}/*`);
  writeFileSync(path.join(staging, 'etc/dpkg/dpkg.cfg.d/slim'), `${excluded.join('\n')}\n`);
  renameSync(staging, kept);
  return kept;
}

/** Adds the Node binary from the npm registry and this machine's npm, which is what the Node image contains. */
async function addNode(root: string, version: string): Promise<void> {
  const local = path.join(root, 'usr/local');
  const staging = path.join(root, 'tmp/node');
  mkdirSync(staging, { recursive: true });
  await runOrThrow('npm', [
    'pack',
    '--silent',
    '--pack-destination',
    staging,
    `node-linux-${process.arch}@${version}`,
  ]);
  await runOrThrow('tar', [
    'xzf',
    path.join(staging, `node-linux-${process.arch}-${version}.tgz`),
    '-C',
    staging,
    'package/bin/node',
  ]);
  cpSync(path.join(staging, 'package/bin/node'), path.join(local, 'bin/node'));
  rmSync(staging, { recursive: true });
  const { output } = await run('which', ['npm'], { quiet: true });
  const npm = path.resolve(realpathSync(output.trim()), '../..');
  cpSync(npm, path.join(local, 'lib/node_modules/npm'), { recursive: true });
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, path.join(local, 'bin', name));
}

/** Copied in while a step runs, so that it can reach the package registries. */
const LENT = ['/etc/resolv.conf', '/etc/ssl/certs/ca-certificates.crt'];

async function runInside(root: string, command: string, folder: string): Promise<boolean> {
  const script = [
    'set -e; root=$1; mount --make-rprivate /',
    'mount -t proc proc "$root/proc"; mount --rbind /dev "$root/dev"',
    'exec chroot "$root" /usr/bin/env --ignore-environment --chdir="$2" HOME=/root DEBIAN_FRONTEND=noninteractive \\',
    'NPM_CONFIG_CAFILE=/run/lent/ca-certificates.crt PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin /bin/sh -c "$3"',
  ].join('\n');
  const lent = path.join(root, 'run/lent');
  mkdirSync(lent, { recursive: true });
  mkdirSync(path.join(root, folder), { recursive: true });
  for (const file of LENT) if (existsSync(file)) cpSync(file, path.join(lent, path.basename(file)));
  const resolver = path.join(root, 'etc/resolv.conf');
  cpSync('/etc/resolv.conf', resolver);
  try {
    await runOrThrow('unshare', [
      '--mount',
      '--pid',
      '--fork',
      '--kill-child',
      '/bin/sh',
      '-c',
      script,
      'sh',
      root,
      folder,
      command,
    ]);
  } finally {
    rmSync(lent, { recursive: true });
    rmSync(resolver);
  }
  return true;
}

/** A read-only root with an in-memory /tmp, one persistent folder, an unprivileged user, and no access to this machine's files. */
const CONTAINER = `set -e
root=$1 data=$2 volume=$3 uid=$4; shift 4
mount --make-rprivate /
mount --bind "$root" "$root"
mount -t proc proc "$root/proc"; mount --rbind /dev "$root/dev"
mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
mount --bind "$data" "$root$volume"
mount -o remount,bind,ro "$root"
cd "$root"; pivot_root . .; umount -l .
exec setpriv --reuid "$uid" --regid "$uid" --clear-groups --no-new-privs --bounding-set=-all "$@"`;

const envCommand = (start: Start, env: Readonly<Record<string, string>>): string[] => [
  '/usr/bin/env',
  '--ignore-environment',
  `--chdir=${start.folder}`,
  'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  ...Object.entries({ ...start.env, ...env }).map(([name, value]) => `${name}=${value}`),
];

function startInside(
  root: string,
  start: Start,
  { env, data }: { env: Readonly<Record<string, string>>; data: string },
): Started {
  const uid = String(uidOf(root, start.user));
  chownSync(data, Number(uid), Number(uid));
  const outer = ['--mount', '--pid', '--fork', '--kill-child', '/bin/sh', '-c', CONTAINER, 'sh'];
  const child = spawn(
    'unshare',
    [...outer, root, data, start.volumes[0] ?? '/data', uid, ...envCommand(start, env), ...start.command],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  return {
    child,
    signal: (name) => process.kill(Number(containerPid(child)), name),
    run: (command) => {
      const inside = ['--target', containerPid(child), '--mount', '--pid', '--root', '--wd', '--'];
      const user = ['setpriv', '--reuid', uid, '--regid', uid, '--clear-groups', '--no-new-privs'];
      return run('nsenter', [...inside, ...user, ...envCommand(start, env), ...command], { quiet: true });
    },
  };
}

/** PID of the container's first process, as this machine sees it. */
function containerPid({ pid }: ChildProcess): string {
  const [first = ''] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  if (first === '') throw new Error('The container has ended');
  return first;
}

function uidOf(root: string, user: string): number {
  const line = readFileSync(path.join(root, 'etc/passwd'), 'utf8')
    .split('\n')
    .find((each) => each.startsWith(`${user}:`));
  if (line === undefined) throw new Error(`There is no user ${user} in the image`);
  return Number(line.split(':')[2]);
}

async function runOrThrow(command: string, args: readonly string[]): Promise<void> {
  const { status, output } = await run(command, args, { quiet: true });
  if (status !== 0) throw new Error(`${command} ended with ${status}:\n${output.slice(-4000)}`);
}
