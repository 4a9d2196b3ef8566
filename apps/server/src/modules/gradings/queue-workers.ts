import type { GradingStep } from '@adjudge/engine/report';
import { eq } from 'drizzle-orm';
import type { Job, PgBoss } from 'pg-boss';
import { creatives } from '../../db/schema.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import { type GradingTools, gradeCreative } from './grade-creative.handler.ts';
import {
  GRADE_CREATIVE,
  type Outcome,
  gradeCreativeSchema,
  taskSchema,
  tracedJobSchema,
} from '../../queue/grade-creative.job.ts';
import type { TracedWork, Traces } from '../../tracing/traces.ts';
import type { GradingProgress } from '../../queue/grading-progress.ts';
import { doTask } from './task.handler.ts';
import { WorkerPresence } from '../../queue/worker-presence.ts';

interface QueueWorkersOptions {
  readonly boss: PgBoss;
  readonly tools: GradingTools;
  /** Concurrent jobs. */
  readonly concurrency: number;
  /** Whether clients may ask other servers about jobs that run here. */
  readonly shared: boolean;
  readonly progress: GradingProgress;
  readonly metrics: Metrics;
  readonly traces: Traces | null;
  /** Called after every job. */
  readonly onDone: () => void;
}

/** This process's workers for the queue. */
export class QueueWorkers {
  readonly #options: QueueWorkersOptions;
  readonly #presence: WorkerPresence;

  constructor(options: QueueWorkersOptions) {
    const { tools, concurrency } = options;
    this.#options = options;
    this.#presence = new WorkerPresence({ db: tools.db, log: tools.log, graders: concurrency });
  }

  async start(): Promise<void> {
    await this.#presence.begin();
    for (let worker = 0; worker < this.#options.concurrency; worker += 1) await this.#add();
  }

  /** Announces that this process takes no more jobs. Running ones continue for as long as the queue lets them. */
  async stop(): Promise<void> {
    await this.#presence.end();
  }

  /** One loop per worker. Each wakes itself by its own id, so that it looks for the next job as soon as it has done one. */
  async #add(): Promise<void> {
    const { boss } = this.#options;
    const id: string = await boss.work(
      GRADE_CREATIVE,
      { batchSize: 1, pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 5 },
      async ([job]: Job<unknown>[]) => {
        try {
          return job ? await this.#handle(job) : undefined;
        } finally {
          boss.notifyWorker(id);
        }
      },
    );
  }

  async #handle({ id, data }: Job<unknown>): Promise<Outcome> {
    const { tools, progress, onDone, metrics, traces } = this.#options;
    const task = taskSchema.safeParse(data);
    const kind = task.success ? task.data.task : 'grade';
    const work = (traced: TracedWork | null): Promise<Outcome> =>
      metrics.timeWork(kind, () =>
        task.success
          ? doTask(task.data, tools)
          : gradeCreative(id, gradeCreativeSchema.parse(data), tools, this.#steps(id, traced)),
      );
    const outcome = traces
      ? await traces.traceWork(kind, tracedJobSchema.safeParse(data).data?.traceparent, work)
      : await work(null);
    progress.publish(id, { outcome });
    onDone();
    return outcome;
  }

  /** Publishes each step here, and stores it for clients that ask another server. */
  #steps(creativeId: string, traced: TracedWork | null): (step: GradingStep) => void {
    const { tools, progress, shared } = this.#options;
    const write = async (step: GradingStep): Promise<void> => {
      await tools.db.update(creatives).set({ step }).where(eq(creatives.id, creativeId));
    };
    const unwritten = (error: unknown): void =>
      tools.log.debug({ err: error, creativeId }, 'a step was not written');
    let last = Promise.resolve();
    return (step) => {
      progress.publish(creativeId, { step, ahead: 0 });
      traced?.event(step);
      if (shared) last = last.then(() => write(step)).catch(unwritten);
    };
  }
}
