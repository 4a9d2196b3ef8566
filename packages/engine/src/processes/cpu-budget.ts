import { cpuSecondsOf } from './process-identity.ts';

/** Abort reason for a task that used up its CPU time. */
export const CPU_TIME_EXCEEDED = 'spent';
const TIMED_OUT = 'late';

const POLL_MILLISECONDS = 500;

/**
 * How many times its CPU time a task may take on the clock, on a busy machine or while queued. When the system does not
 * report CPU time, this is the only limit.
 */
const WALL_CLOCK_FACTOR = 4;

/** Watches how much CPU time a process spends on one task, whatever it is stuck in. */
export class CpuBudget {
  readonly #seconds: number;
  readonly #ended = new AbortController();
  readonly #late: NodeJS.Timeout;
  #look: NodeJS.Timeout | undefined;

  /** @param waitsSeconds seconds on the clock that the task itself spends waiting for others */
  constructor(seconds: number, { patience = WALL_CLOCK_FACTOR, waitsSeconds = 0 } = {}) {
    this.#seconds = seconds;
    this.#late = setTimeout(() => this.#ended.abort(TIMED_OUT), 1000 * (patience * seconds + waitsSeconds));
  }

  /** Aborts when the time is used up. */
  get over(): AbortSignal {
    return this.#ended.signal;
  }

  /** Call when the process has begun the task. */
  of(pid: number): void {
    const before = cpuSecondsOf(pid);
    clearInterval(this.#look);
    this.#look = setInterval(() => {
      const now = cpuSecondsOf(pid);
      if (before !== null && now !== null && now - before > this.#seconds)
        this.#ended.abort(CPU_TIME_EXCEEDED);
    }, POLL_MILLISECONDS);
  }

  end(): void {
    clearTimeout(this.#late);
    clearInterval(this.#look);
  }
}
