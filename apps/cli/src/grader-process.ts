import { type ChildProcess, fork } from 'node:child_process';
import { GRADER_ENVIRONMENT, graderOptions } from '@adjudge/engine/intake';
import type { ToldValues } from './read-told.ts';

export interface GradeRequest {
  readonly file: string;
  readonly copy?: string;
  readonly artifacts: boolean;
  /** What the manifest says of it. */
  readonly said: ToldValues;
}

export type GradedItem =
  | { readonly ok: true; readonly report: string; readonly files: ReadonlyMap<string, Uint8Array> }
  | { readonly ok: false; readonly error: string; readonly code: string };

/** Longest that one creative may take before its process is ended: some fifty times the usual, for a busy machine. */
const TIME_LIMIT_MS = 120_000;

const CRASHED: GradedItem = {
  ok: false,
  error: 'The grading process ended unexpectedly.',
  code: 'crashed',
};

/** A child process that grades one creative after the other; one that dies costs its creative alone. */
export class GraderProcess {
  #child: ChildProcess | null = null;

  async grade(request: GradeRequest): Promise<GradedItem> {
    const child = (this.#child ??= this.#start());
    return new Promise((resolve) => {
      const finish = (item: GradedItem) => {
        clearTimeout(timer);
        child.off('message', finish).off('exit', crash);
        resolve(item);
      };
      const crash = () => finish(CRASHED);
      const timer = setTimeout(() => {
        this.stop();
        finish({ ok: false, error: `Grading took longer than ${TIME_LIMIT_MS / 1000} s.`, code: 'timeout' });
      }, TIME_LIMIT_MS);
      child.once('message', finish).once('exit', crash);
      child.send(request, (error) => {
        if (!error) return;
        this.stop();
        crash();
      });
    });
  }

  /** Nothing a library prints in the child may stand in the result, so its output goes to standard error. */
  #start(): ChildProcess {
    const child = fork(new URL('./grader-child.ts', import.meta.url), {
      serialization: 'advanced',
      env: { ...GRADER_ENVIRONMENT, ...process.env },
      execArgv: [...process.execArgv, ...graderOptions()],
      stdio: ['ignore', 2, 2, 'ipc'],
    });
    child.once('exit', () => {
      if (this.#child === child) this.#child = null;
    });
    return child;
  }

  stop(): void {
    this.#child?.kill('SIGKILL');
    this.#child = null;
  }
}
