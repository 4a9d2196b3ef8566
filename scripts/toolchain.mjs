// Brings the Node the product runs on and the packages it needs. Plain Node 20+, no dependencies,
// because it runs before anything is installed.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');
const TOOLCHAIN = path.join(ROOT, '.toolchain');
const NODE_VERSION = '24.21.0';
const NODE_MAJOR = 24;

/** @param {string} line */
const say = (line) => process.stderr.write(`${line}\n`);

/**
 * Path of a Node executable of the wanted major version: this one, or one unpacked from the npm registry.
 * @returns {string}
 */
export function ensureNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= NODE_MAJOR) return process.execPath;

  const home = path.join(TOOLCHAIN, `node-${NODE_VERSION}`);
  const binary = path.join(home, 'package', 'bin', 'node');
  if (existsSync(binary)) return binary;

  say(
    `adjudge: Node ${process.versions.node} is too old, taking Node ${NODE_VERSION} from the npm registry …`,
  );
  const staging = `${home}.${process.pid}`;
  mkdirSync(staging, { recursive: true });
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const tarball = execFileSync('npm', ['pack', '--silent', `${name}@${NODE_VERSION}`], {
    cwd: staging,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
    .trim()
    .split('\n')
    .at(-1);
  execFileSync('tar', ['xzf', String(tarball), 'package/bin/node'], { cwd: staging });
  rmSync(path.join(staging, String(tarball)));
  try {
    renameSync(staging, home);
  } catch (error) {
    rmSync(staging, { recursive: true, force: true });
    if (!existsSync(binary)) throw error;
  }
  return binary;
}

/**
 * Runs `npm ci` when the lock file is not the one that was installed last.
 * @param {string} node
 */
export function ensurePackages(node) {
  const lock = readFileSync(path.join(ROOT, 'package-lock.json'));
  const wanted = createHash('sha256').update(lock).digest('hex');
  const stamp = path.join(ROOT, 'node_modules', '.adjudge-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;

  say('adjudge: installing packages …');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PATH: pathWith(node) },
  });
  writeFileSync(stamp, wanted);
}

/**
 * @param {string} node
 * @returns {string} a PATH whose `node` is the given one and that finds installed commands
 */
export function pathWith(node) {
  return [path.dirname(node), path.join(ROOT, 'node_modules', '.bin'), process.env['PATH']].join(
    path.delimiter,
  );
}
