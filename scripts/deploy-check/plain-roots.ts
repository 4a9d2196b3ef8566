import { spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Start } from './dockerfile.ts';
import type { Roots, Started } from './roots.ts';

/** Steps that need a system of their own. */
const OF_A_SYSTEM = /^(apt-get|useradd)\b/;

/**
 * Makes plain folders, for when debootstrap is unavailable. Steps that do not need Debian run unchanged, with this
 * machine's Node.
 */
export function plainRoots(home: string): Roots {
  return {
    kind: 'a plain folder (no root or no debootstrap here): system packages, the user and the read-only root are not checked',
    async base(_image, name) {
      const root = path.join(home, name);
      mkdirSync(root, { recursive: true });
      return root;
    },
    run: async (root, command, folder) => {
      if (OF_A_SYSTEM.test(command)) return false;
      const { status, output } = await runToEnd(['/bin/sh', '-c', command], path.join(root, folder), {});
      if (status !== 0) throw new Error(`${command} ended with ${status}:\n${output.slice(-4000)}`);
      return true;
    },
    start(root, start, { env, data }): Started {
      const own = settingsOf(start, env, data);
      const cwd = path.join(root, start.folder);
      const [command = '', ...args] = start.command.slice(start.command.indexOf('node'));
      const child = spawn(command, args, { cwd, env: own, stdio: ['ignore', 'pipe', 'pipe'] });
      return { child, signal: (name) => child.kill(name), run: (words) => runToEnd(words, cwd, own) };
    },
  };
}

const settingsOf = (
  start: Start,
  env: Readonly<Record<string, string>>,
  data: string,
): NodeJS.ProcessEnv => ({
  ...process.env,
  ...start.env,
  ...env,
  ADJUDGE_DATA: data,
});

function runToEnd(
  [command = '', ...args]: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<{ status: number; output: string }> {
  if (!existsSync(cwd)) mkdirSync(cwd, { recursive: true });
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    child.on('error', reject);
    child.on('close', (code) => resolve({ status: code ?? 1, output }));
  });
}
