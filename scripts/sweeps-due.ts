import { spawnSync } from 'node:child_process';
import { ROOT } from './command.ts';

/** Changes here can give a sweep something new to find. Tests are excluded. */
const ENGINE = ['packages/engine/src', 'package-lock.json', ':(exclude)*.test.ts'];

/**
 * Whether `npm test` also runs the sweeps: in CI, when the engine differs from the previous commit. Runs them if git
 * cannot tell.
 */
export function sweepsDue(): boolean {
  if (process.env['CI'] !== 'true') return false;
  const { status } = spawnSync('git', ['diff', '--quiet', 'HEAD^', '--', ...ENGINE], { cwd: ROOT });
  return status !== 0;
}
