import {
  type Creative,
  CreativeError,
  GRADER_ENVIRONMENT,
  GRADER_HEAP,
  graderOptions,
  type ModelSettings,
  makeCreativeError,
} from '@adjudge/engine/intake';
import { CPU_TIME_EXCEEDED, CpuBudget, sweepScratchFolders } from '@adjudge/engine/process';
import type { Analysis, GradingStep } from '@adjudge/engine/report';
import { Tinypool } from 'tinypool';
import { type GraderAnswer, type GraderTask, graderMessageSchema } from './grader-messages.ts';
import {
  type Graded,
  type Grader,
  GraderFailure,
  type GraderState,
  type Reading,
  type Regrading,
  type GradedWhatIf,
} from './grader.ts';

export interface GraderLimits {
  /** CPU time of one grading. */
  readonly cpuSeconds: number;
  /** CPU time of one what-if, which is about eight gradings. */
  readonly whatIfCpuSeconds: number;
  /** Limit on wall-clock time, as a multiple of the CPU limit: work is slower on a busy machine. */
  readonly patience?: number;
  /** Total memory of one process. */
  readonly rssBytes: number;
  /** JavaScript heap of one process. */
  readonly heapMegabytes: number;
}

/** A grading takes 2 to 20 s and less than 1.5 GB. These limits end one that is stuck or a decompression bomb. */
const GRADER_LIMITS: GraderLimits = {
  cpuSeconds: 60,
  whatIfCpuSeconds: 180,
  rssBytes: 1.75 * 1024 ** 3,
  heapMegabytes: GRADER_HEAP,
};

export interface PoolOptions {
  readonly processes: number;
  /** The language model that writes the report's texts; none when left out. */
  readonly writer?: ModelSettings | null;
  readonly limits?: GraderLimits;
  /** Module whose default export takes a GraderTask. */
  readonly worker?: URL;
  /** Called when graders fail to start, or when an idle one dies. */
  readonly onError?: (error: unknown) => void;
}

/** Grades in child processes. One that dies or is killed loses only its own grading. */
export class GraderPool implements Grader {
  readonly #pool: Tinypool;
  readonly #limits: GraderLimits;
  readonly #writer: ModelSettings | null;
  readonly #warm: Promise<unknown>;
  #state: GraderState = 'starting';
  #closed = false;

  constructor({ processes, writer = null, limits = GRADER_LIMITS, worker, onError }: PoolOptions) {
    const report = (error: unknown): void => {
      if (!this.#closed) onError?.(error);
    };
    this.#limits = limits;
    this.#writer = writer;
    this.#pool = new Tinypool({
      filename: (worker ?? new URL('./grader.worker.ts', import.meta.url)).href,
      runtime: 'child_process',
      serialization: 'advanced',
      isolateWorkers: false,
      minThreads: processes,
      maxThreads: processes,
      execArgv: graderOptions(limits.heapMegabytes),
      env: { ...GRADER_ENVIRONMENT, ...definedEnv(), WORKER_RSS_BYTES: String(limits.rssBytes) },
    });
    // The death of an idle process is an 'error' event, which would end the server if no one handled it.
    this.#pool.on('error', report);
    this.#warm = Promise.all(Array.from({ length: processes }, () => this.#ask({ warmUp: true }))).then(
      () => (this.#state = 'ready'),
      (error: unknown) => {
        this.#state = 'failed';
        report(error);
      },
    );
  }

  /** Resolves when every process has loaded its models, or loading has failed. */
  async warm(): Promise<void> {
    await this.#warm;
  }

  async grade(
    creative: Creative,
    onStep: (step: GradingStep) => void,
    reading: Reading = null,
  ): Promise<Graded> {
    const answer = await this.#ask({ creative, writer: this.#writer, reading }, onStep);
    if (!('analysis' in answer)) throw unexpectedAnswer();
    this.#state = 'ready';
    return answer;
  }

  async whatIf(creative: Creative, measured: Uint8Array | null): Promise<GradedWhatIf> {
    const answer = await this.#ask({ whatIf: creative, measured });
    if (!('whatIf' in answer)) throw unexpectedAnswer();
    return answer;
  }

  async regrade({ asksWriter, ...regrading }: Regrading): Promise<Analysis> {
    const answer = await this.#ask({ regrade: regrading, writer: asksWriter ? this.#writer : null });
    if (!('regraded' in answer)) throw unexpectedAnswer();
    return answer.regraded;
  }

  state(): GraderState {
    return this.#state;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#pool.destroy();
    sweepScratchFolders();
  }

  async #ask(task: GraderTask, onStep?: (step: GradingStep) => void): Promise<AcceptedAnswer> {
    const { cpuSeconds, whatIfCpuSeconds, patience } = this.#limits;
    // Waiting for a slow reader does not count toward the grading's time limit.
    const readerSettings =
      'creative' in task && task.reading && 'ask' in task.reading ? task.reading.ask : null;
    const budget = new CpuBudget('whatIf' in task ? whatIfCpuSeconds : cpuSeconds, {
      ...(patience !== undefined && { patience }),
      waitsSeconds: (readerSettings?.timeoutMs ?? 0) / 1000,
    });
    const answer = await this.#run(task, budget, onStep);
    if ('refused' in answer) throw new CreativeError(answer.refused, answer.message);
    return answer;
  }

  async #run(
    task: GraderTask,
    spending: CpuBudget,
    onStep?: (step: GradingStep) => void,
  ): Promise<GraderAnswer> {
    try {
      return await this.#pool.run(task, {
        signal: spending.over,
        channel: {
          onMessage: () => {},
          postMessage: (message: unknown) => {
            const parsed = graderMessageSchema.safeParse(message);
            if (!parsed.success) return;
            if ('pid' in parsed.data) spending.of(parsed.data.pid);
            else onStep?.(parsed.data.step);
          },
        },
      });
    } catch (error) {
      if (spending.over.aborted) throw limitError(spending.over.reason);
      const died = error instanceof Error && error.message.includes('exited unexpectedly');
      throw new GraderFailure(died ? 'The grader process died' : 'The grader failed', {
        retry: died,
        cause: error,
      });
    } finally {
      spending.end();
    }
  }
}

/** Using up the CPU time is the file's fault. A grader that waits forever is ours. */
const limitError = (reason: unknown): Error =>
  reason === CPU_TIME_EXCEEDED
    ? makeCreativeError('too-costly')
    : new GraderFailure('The grading ran out of time', { retry: false, cause: reason });

type AcceptedAnswer = Exclude<GraderAnswer, { readonly refused: unknown }>;

const unexpectedAnswer = (): GraderFailure =>
  new GraderFailure('The grader answered something else', { retry: false });

function definedEnv(): Record<string, string> {
  const entries = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return Object.fromEntries(entries);
}
