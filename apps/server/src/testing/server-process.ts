import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

const SLOW = fileURLToPath(new URL('./stand-ins/slow-server.ts', import.meta.url));
const REAL = fileURLToPath(new URL('../server.ts', import.meta.url));
const FOREVER = 10 * 60_000;
const START_MILLISECONDS = 100_000;

/** A server in its own process, so that a test can kill it. */
export class ServerProcess {
  readonly url: string;
  readonly #child: ChildProcess;
  #said = '';

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.url = `http://127.0.0.1:${port}`;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#said += text;
      });
    }
  }

  /** Starts the server and waits until it is up. `stuck` makes every grading last forever; `env` adds settings. */
  static async start(
    dataDir: string,
    { stuck, env = {} }: { stuck: boolean; env?: Readonly<Record<string, string>> },
  ): Promise<ServerProcess> {
    const slow = { SLOW_MILLISECONDS: stuck ? String(FOREVER) : '0' };
    const server = ServerProcess.#spawn(SLOW, dataDir, { port: await freePort(), env: { ...slow, ...env } });
    await server.says('started');
    return server;
  }

  /** Starts the real product, with its own graders. On the port of a killed server, an open page continues with the new one. */
  static async startReal(
    dataDir: string,
    { port, env = {} }: { port?: number; env?: Readonly<Record<string, string>> } = {},
  ): Promise<ServerProcess> {
    const server = ServerProcess.#spawn(REAL, dataDir, { port: port ?? (await freePort()), env });
    await server.says('Adjudge is at');
    return server;
  }

  static #spawn(
    program: string,
    dataDir: string,
    { port, env }: { port: number; env: Readonly<Record<string, string>> },
  ): ServerProcess {
    const child = spawn(process.execPath, [program], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ...env,
        PORT: String(port),
        PUBLIC_URL: `http://127.0.0.1:${port}`,
        ADJUDGE_DATA: dataDir,
        LOG_LEVEL: 'warn',
      },
    });
    return new ServerProcess(child, port);
  }

  async says(word: string, times = 1): Promise<void> {
    const patience = AbortSignal.timeout(START_MILLISECONDS);
    while (this.#said.split(word).length <= times) {
      if (this.#child.exitCode !== null || patience.aborted) {
        throw new Error(`The server did not say "${word}" but: ${this.#said}`);
      }
      await setTimeout(20);
    }
  }

  /** Like a power cut or the system's OOM killer: without a chance to clean up. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Stops it as an operator would. Returns the exit status. */
  async stop(): Promise<number | null> {
    await this.#end('SIGTERM');
    return this.#child.exitCode;
  }

  /** Like Ctrl-C at `npm start`, which reaches the server through the terminal, npm and run.mjs. Returns the exit status. */
  async interrupt(): Promise<number | null> {
    for (let time = 0; time < 2; time += 1) {
      this.#child.kill('SIGINT');
      await setTimeout(50);
    }
    await this.#end('SIGINT');
    return this.#child.exitCode;
  }

  async #end(signal: 'SIGINT' | 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill(signal);
    await ended;
  }
}
