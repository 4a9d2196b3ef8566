import { spawnSync } from 'node:child_process';
import { ROOT } from './command.ts';

/** What a sweep can find something new in; tests are no part of it. */
const ENGINE = ['packages/engine/src', 'package-lock.json', ':(exclude)*.test.ts'];

/**
 * Whether `npm test` runs the sweeps too: on the machine that checks every commit, where the engine is not that of the
 * commit before. Where nobody can say, it runs them.
 */
export function sweepsDue(): boolean {
  if (process.env['CI'] !== 'true') return false;
  const { status } = spawnSync('git', ['diff', '--quiet', 'HEAD^', '--', ...ENGINE], { cwd: ROOT });
  return status !== 0;
}
