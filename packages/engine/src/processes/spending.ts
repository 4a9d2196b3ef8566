import { cpuSecondsOf } from './process-identity.ts';

/** Why a task was ended that used up its processor time. */
export const SPENT = 'spent';
const LATE = 'late';

const LOOK_MILLISECONDS = 500;

/**
 * How many times its processor time a task may take on a machine that is busy with others, or in its queue. Where no
 * system tells what a process has used, this is the only limit.
 */
const PATIENCE = 4;

/** Watches what a process spends on one task, whatever it is stuck in. */
export class Spending {
  readonly #seconds: number;
  readonly #ended = new AbortController();
  readonly #late: NodeJS.Timeout;
  #look: NodeJS.Timeout | undefined;

  /** @param waitsSeconds of the clock that it waits for others by itself */
  constructor(seconds: number, { patience = PATIENCE, waitsSeconds = 0 } = {}) {
    this.#seconds = seconds;
    this.#late = setTimeout(() => this.#ended.abort(LATE), 1000 * (patience * seconds + waitsSeconds));
  }

  /** Aborted when the time is used up. */
  get over(): AbortSignal {
    return this.#ended.signal;
  }

  /** The process has begun with the task. */
  of(pid: number): void {
    const before = cpuSecondsOf(pid);
    clearInterval(this.#look);
    this.#look = setInterval(() => {
      const now = cpuSecondsOf(pid);
      if (before !== null && now !== null && now - before > this.#seconds) this.#ended.abort(SPENT);
    }, LOOK_MILLISECONDS);
  }

  end(): void {
    clearTimeout(this.#late);
    clearInterval(this.#look);
  }
}
