import { spawn } from 'node:child_process';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '..');

export const bin = (name: string): string => path.join(ROOT, 'node_modules', '.bin', name);

interface Options {
  readonly env?: Readonly<Record<string, string>>;
  readonly quiet?: boolean;
}

/** Runs a command in the repository root. Prints its output too, unless `quiet`. @returns its exit status and output */
export function run(
  command: string,
  args: readonly string[],
  { env = {}, quiet = false }: Options = {},
): Promise<{ status: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const take = (chunk: Buffer) => {
      output += chunk.toString();
      if (!quiet) process.stdout.write(chunk);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', reject);
    child.on('close', (code) => resolve({ status: code ?? 1, output }));
  });
}
