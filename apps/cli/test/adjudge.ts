import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommandLine } from '../src/run-command-line.ts';
import { exampleBanner, renderBanner } from '@adjudge/engine/testing';

export const ROOT = path.resolve(import.meta.dirname, '../../..');
export const MAIN = path.join(ROOT, 'apps/cli/src/main.ts');

export interface Outcome {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command to completion and captures its output. */
export function run(command: string, args: readonly string[], cwd: string): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let stdout = '';
    let stderr = '';
    // Let the stream decode, since a chunk may end within a multi-byte character.
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, stdout, stderr }));
  });
}

/** Runs a command line in this process, where the models are already loaded. */
async function runHere(args: readonly string[], cwd: string): Promise<Outcome> {
  const written = { stdout: '', stderr: '' };
  const [folder, { stdout, stderr }] = [process.cwd(), process];
  const [toStdout, toStderr] = [stdout.write, stderr.write];
  // Assign instead of using a spy: a test that ends concurrently restores all spies.
  stdout.write = (text: string | Uint8Array) => {
    written.stdout += String(text);
    return true;
  };
  stderr.write = (text: string | Uint8Array) => {
    written.stderr += String(text);
    return true;
  };
  process.chdir(cwd);
  try {
    return { status: await runCommandLine([...args]), ...written };
  } finally {
    process.chdir(folder);
    [stdout.write, stderr.write] = [toStdout, toStderr];
  }
}

/** Command lines run one at a time, since standard output and the working directory are shared by the whole process. */
let last: Promise<unknown> = Promise.resolve();

/** A temporary folder to run commands in. */
export class Workspace {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'adjudge-cli-'));

  at(...parts: string[]): string {
    return path.join(this.folder, ...parts);
  }

  adjudge(...args: string[]): Promise<Outcome> {
    const outcome = last.then(() => runHere(args, this.folder));
    last = outcome.catch(() => {});
    return outcome;
  }

  /** Like `adjudge`, but in a separate process, as a shell would start it. */
  process(...args: string[]): Promise<Outcome> {
    return run(process.execPath, [MAIN, ...args], this.folder);
  }

  async put(name: string, content: string | Uint8Array): Promise<string> {
    await mkdir(path.dirname(this.at(name)), { recursive: true });
    await writeFile(this.at(name), content);
    return this.at(name);
  }

  async lines(name: string, items: readonly unknown[]): Promise<string> {
    return this.put(name, items.map((item) => `${JSON.stringify(item)}\n`).join(''));
  }

  read(...parts: string[]): Promise<string> {
    return readFile(this.at(...parts), 'utf8');
  }

  async json(...parts: string[]): Promise<unknown> {
    return JSON.parse(await this.read(...parts));
  }
}

/** A small banner that is not square, so that swapped dimensions are noticed. */
export async function banner(): Promise<Uint8Array> {
  const square = exampleBanner();
  const halved = <Line extends { readonly size: number }>(line: Line): Line => ({
    ...line,
    size: line.size / 2,
  });
  const { png } = await renderBanner({
    ...square,
    width: 720,
    height: 540,
    lines: square.lines.map(halved),
    logo: square.logo ? halved(square.logo) : null,
  });
  return png;
}
