import { type ChildProcess, fork } from 'node:child_process';

export interface GradeRequest {
  readonly file: string;
  readonly copy?: string;
  readonly artifacts: boolean;
}

export type GradedItem =
  | { readonly ok: true; readonly report: string; readonly files: ReadonlyMap<string, Uint8Array> }
  | { readonly ok: false; readonly error: string; readonly code: string };

/** Longest that one creative may take before its process is ended. */
const TIME_LIMIT_MS = 60_000;

/** A child process that grades one creative after the other; one that dies costs its creative alone. */
export class GraderProcess {
  #child: ChildProcess | null = null;

  async grade(request: GradeRequest): Promise<GradedItem> {
    const child = (this.#child ??= fork(new URL('./grader-child.ts', import.meta.url), {
      serialization: 'advanced',
    }));
    return new Promise((resolve) => {
      const finish = (item: GradedItem) => {
        clearTimeout(timer);
        child.off('message', finish).off('exit', onExit);
        resolve(item);
      };
      const onExit = () => {
        this.#child = null;
        finish({ ok: false, error: 'The grading process ended unexpectedly.', code: 'crashed' });
      };
      const timer = setTimeout(() => {
        child.off('exit', onExit);
        this.stop();
        finish({ ok: false, error: `Grading took longer than ${TIME_LIMIT_MS / 1000} s.`, code: 'timeout' });
      }, TIME_LIMIT_MS);
      child.once('message', finish).once('exit', onExit);
      child.send(request);
    });
  }

  stop(): void {
    this.#child?.kill('SIGKILL');
    this.#child = null;
  }
}
