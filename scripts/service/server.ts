import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ROOT } from '../command.ts';
import type { Host } from './network.ts';

const REAL = path.join(ROOT, 'apps/server/src/server.ts');
/** The same server with a grader that waits instead of measuring. */
const STAND_IN = path.join(ROOT, 'apps/server/src/testing/stand-ins/slow-server.ts');
const START_MILLISECONDS = 120_000;
const KEPT_LINES = 60;

export interface ServerOptions {
  readonly name: string;
  readonly host: Host;
  readonly port: number;
  /** Milliseconds that a stand-in grading waits; null for real graders. */
  readonly standIn: number | null;
  readonly env: Readonly<Record<string, string>>;
  /** A folder for this server's data and temporary files. */
  readonly home: string;
}

/** One process of the product on a host. */
export class Server {
  readonly name: string;
  readonly host: Host;
  readonly url: string;
  readonly #options: ServerOptions;
  readonly #said: string[] = [];
  #child: ChildProcess | null = null;
  /** How often it ended without being told to. */
  crashes = 0;

  constructor(options: ServerOptions) {
    this.name = options.name;
    this.host = options.host;
    this.url = `http://${options.host.address}:${options.port}`;
    this.#options = options;
    for (const folder of ['data', 'tmp']) mkdirSync(path.join(options.home, folder), { recursive: true });
  }

  get tmp(): string {
    return path.join(this.#options.home, 'tmp');
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  get lastWords(): string {
    return this.#said.join('');
  }

  /** Starts the process and waits until it is ready. */
  async start(): Promise<void> {
    const { host, port, standIn, env, home } = this.#options;
    const words = [
      ...host.enter,
      process.execPath,
      '--disable-warning=ExperimentalWarning',
      standIn === null ? REAL : STAND_IN,
    ];
    const child = spawn(words[0]!, words.slice(1), {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        LOG_LEVEL: 'warn',
        ...env,
        HOST: host.address,
        PORT: String(port),
        ADJUDGE_DATA: path.join(home, 'data'),
        TMPDIR: path.join(home, 'tmp'),
        SLOW_MILLISECONDS: String(standIn ?? 0),
      },
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        this.#said.push(text);
        if (this.#said.length > KEPT_LINES) this.#said.shift();
      });
    child.on('exit', () => {
      if (this.#child === child) this.crashes += 1;
    });
    const patience = AbortSignal.timeout(START_MILLISECONDS);
    while (!(await this.answers('/readyz'))) {
      if (patience.aborted || child.exitCode !== null)
        throw new Error(`${this.name} did not come up: ${this.lastWords}`);
      await setTimeout(100);
    }
  }

  answers(at: string): Promise<boolean> {
    return fetch(this.url + at, { signal: AbortSignal.timeout(5000) }).then(
      async (answer) => (await answer.arrayBuffer(), answer.ok),
      () => false,
    );
  }

  /** Gives it no chance to clean up. */
  kill(): Promise<number | null> {
    return this.#end('SIGKILL');
  }

  /** As an operator would. @returns the exit status */
  stop(): Promise<number | null> {
    return this.#end('SIGTERM');
  }

  /** Ends it and starts it again on the same host. @returns the exit status of the process that ended */
  async restart(how: 'kill' | 'stop'): Promise<number | null> {
    const status = await this[how]();
    await setTimeout(1000);
    await this.start();
    return status;
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#child;
    this.#child = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null)
      return child?.exitCode ?? null;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    return child.exitCode;
  }
}
