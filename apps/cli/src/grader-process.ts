import { type ChildProcess, fork } from 'node:child_process';
import { GRADER_ENVIRONMENT, graderOptions } from '@adjudge/engine/intake';
import { CPU_TIME_EXCEEDED, CpuBudget, sweepScratchFolders } from '@adjudge/engine/process';
import type { GradeRequest, GradedItem } from './grader-messages.ts';

/** CPU seconds that one creative may use before its process is killed: three times what a long video takes. */
const CPU_SECONDS = 60;

const TOO_COSTLY = `Grading took more than ${CPU_SECONDS} s of processor time.`;
const LATE = 'Grading did not end in time. The computer may be too busy.';

const CRASHED: GradedItem = {
  ok: false,
  error: 'The grading process ended unexpectedly.',
  code: 'crashed',
};

/** A child process that grades creatives one after another. If it dies, only the current creative is lost. */
export class GraderProcess {
  #child: ChildProcess | null = null;

  async grade(request: GradeRequest): Promise<GradedItem> {
    const child = (this.#child ??= this.#start());
    return new Promise((resolve) => {
      const finish = (item: GradedItem) => {
        spending.end();
        child.off('message', finish).off('exit', crash);
        resolve(item);
      };
      const crash = () => finish(CRASHED);
      const spending = new CpuBudget(CPU_SECONDS);
      if (child.pid !== undefined) spending.of(child.pid);
      spending.over.addEventListener('abort', () => {
        this.stop();
        finish({
          ok: false,
          error: spending.over.reason === CPU_TIME_EXCEEDED ? TOO_COSTLY : LATE,
          code: 'timeout',
        });
      });
      child.once('message', finish).once('exit', crash);
      child.send(request, (error) => {
        if (!error) return;
        this.stop();
        crash();
      });
    });
  }

  /** The child's output goes to standard error, so that nothing a library prints ends up in the result. */
  #start(): ChildProcess {
    const child = fork(new URL('./grader-child.ts', import.meta.url), {
      serialization: 'advanced',
      env: { ...GRADER_ENVIRONMENT, ...process.env },
      execArgv: [...process.execArgv, ...graderOptions()],
      stdio: ['ignore', 2, 2, 'ipc'],
    });
    child.once('exit', () => {
      if (this.#child === child) this.#child = null;
      sweepScratchFolders();
    });
    return child;
  }

  stop(): void {
    this.#child?.kill('SIGKILL');
    this.#child = null;
  }
}
