// Entry point of every npm script: `run.mjs FILE.ts [args]` or `run.mjs --bin NAME [args]`.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureModels, ensureNode, ensurePackages, ensureResearchPackages, pathWith } from './toolchain.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
const [first, ...rest] = process.argv.slice(2);
if (!first) {
  process.stderr.write('usage: run.mjs FILE.ts [args] | run.mjs --bin NAME [args]\n');
  process.exit(2);
}

/** True for fitting, measuring and tests. Nothing that serves the product needs the research packages. */
const researches = /^research\/|^scripts\/test\.ts$/.test(first) || rest[0] === 'vitest';

const node = ensureNode();
ensurePackages(node);
if (researches) ensureResearchPackages(node);
ensureModels(node);

const command =
  first === '--bin'
    ? [path.join(ROOT, 'node_modules', '.bin', String(rest[0])), ...rest.slice(1)]
    : ['--disable-warning=ExperimentalWarning', path.join(ROOT, first), ...rest];

const child = spawn(node, command, {
  stdio: 'inherit',
  // The compile cache avoids stripping types and compiling modules at every start of every process.
  env: {
    // For commands that grade in their own process; see grader-environment.ts in the engine.
    GLIBC_TUNABLES:
      'glibc.malloc.mmap_threshold=4194304:glibc.malloc.trim_threshold=16777216:glibc.malloc.hugetlb=1',
    // Not for Vitest, which gives its files new names in each run, so that cached code would never be read again.
    ...(rest[0] !== 'vitest' && { NODE_COMPILE_CACHE: path.join(ROOT, 'node_modules', '.cache', 'compile') }),
    ...process.env,
    PATH: pathWith(node),
  },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => child.kill(/** @type {NodeJS.Signals} */ (signal)));
}
child.on('exit', (code, signal) => {
  process.exitCode = signal ? 1 : (code ?? 1);
});
