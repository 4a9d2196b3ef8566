import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { FIRST_LOOK_TEXTS, TEXTS } from '@adjudge/contract';
import type { UserInput } from '@adjudge/engine/report';
import type { FastifyBaseLogger } from 'fastify';
import { PgBoss } from 'pg-boss';
import { refillDemoAccount } from '../accounts/index.ts';
import { noCreditMessage, reserveCredit } from '../credits/index.ts';
import type { StoredAnalysis } from '../analyses/index.ts';
import { BulkFeeder } from './bulk-feeder.ts';
import type { CreativeStore } from '../../store/creative-store.ts';
import type { Database, OpenDatabase } from '../../db/open-database.ts';
import { creatives } from '../../db/schema.ts';
import { ApiError } from '../../errors/api-error.ts';
import { Metrics } from '../../metrics/metrics.ts';
import { newAnalysisId } from './analysis-id.ts';
import { CANCELED, cancelGrading } from './cancel-grading.ts';
import { follow, readGradingUpdate, readTaskUpdate } from './follow-grading.ts';
import {
  BUSY_RETRY_SECONDS,
  GRADE_CREATIVE,
  type GradeCreative,
  QUEUE_TIMEOUTS,
  PRIORITIES,
  QUEUE_OPTIONS,
  type QueueTimeouts,
  GUEST_RETRY_SECONDS,
  type Task,
  interactivePriority,
} from '../../queue/grade-creative.job.ts';
import type { Grader } from '../../grader/grader.ts';
import { type GradingUpdate, GradingProgress } from '../../queue/grading-progress.ts';
import { findGradingByKey } from './find-grading.ts';
import {
  activeJobs,
  hasWaitingGradings,
  queueDepth,
  jobState,
  lockQueue,
  findWhatIfJob,
  taskDepth,
} from '../../queue/queue-depth.ts';
import {
  MAX_CORRECTIONS_PER_ACCOUNT,
  MAX_WHAT_IFS_PER_ACCOUNT,
  admission,
  queueCapacity,
  maxWhatIfs,
} from '../../queue/queue-limits.ts';
import { QueueWorkers } from './queue-workers.ts';
import type { ReaderRules } from '../second-reader/index.ts';
import type { Traces } from '../../tracing/traces.ts';
import type { Enqueued, OwnKey, Submission, Submitted } from './submission.ts';
import { insideTransaction } from '../../queue/inside-transaction.ts';
import { countLiveGraders } from '../../queue/worker-presence.ts';

const STOP_MILLISECONDS = 10_000;

export interface GradingQueueOptions {
  readonly database: OpenDatabase;
  readonly store: CreativeStore;
  readonly log: FastifyBaseLogger;
  /** null if this process leaves grading to others. */
  readonly grader: Grader | null;
  /** The second reader; none if omitted. */
  readonly reader?: ReaderRules | null;
  /** Concurrent gradings in this process. */
  readonly concurrency: number;
  readonly metrics?: Metrics;
  readonly traces?: Traces | null;
  /** Whether there is a shared demo account, which never runs out of credits. */
  readonly demo?: boolean;
  readonly patience?: QueueTimeouts;
}

const alreadyQueued = async (tx: Database, { userId, gradingKey: key }: Submission) =>
  key === null ? null : findGradingByKey(tx, { userId, key });

const busy = (text: string = TEXTS.busy): ApiError =>
  new ApiError('busy', text, { retryAfter: BUSY_RETRY_SECONDS });

/** The grading queue in the database, and this process's workers for it. */
export class GradingQueue {
  readonly #options: GradingQueueOptions;
  readonly #boss: PgBoss;
  readonly #feeder: BulkFeeder;
  readonly #workers: QueueWorkers | null;
  readonly #progress = new GradingProgress();
  readonly #stopping = new AbortController();
  readonly #stopped = new AbortController();

  constructor(options: GradingQueueOptions) {
    const { database, store, log, grader, reader = null, concurrency, metrics = new Metrics() } = options;
    const { traces = null, patience = QUEUE_TIMEOUTS } = options;
    this.#options = options;
    this.#boss = new PgBoss({
      ...database.queue,
      schedule: false,
      useListenNotify: true,
      superviseIntervalSeconds: patience.superviseSeconds,
      monitorIntervalSeconds: patience.superviseSeconds,
    });
    this.#feeder = new BulkFeeder({
      db: database.db,
      log,
      enqueue: (tx, submission) => this.#enqueue(tx, submission, PRIORITIES.bulk),
    });
    const shared = !database.embedded;
    const tools = { db: database.db, store, log, reader, stopping: this.#stopping.signal };
    this.#workers =
      grader === null || concurrency === 0
        ? null
        : new QueueWorkers({
            boss: this.#boss,
            tools: { ...tools, grader, readerMetrics: metrics.reader },
            concurrency,
            shared,
            progress: this.#progress,
            metrics,
            traces,
            onDone: () => this.#feeder.wake(),
          });
    this.#boss.on('error', (error) => log.error({ err: error }, 'job queue'));
    this.#boss.on('warning', (warning) => log.warn({ warning }, 'job queue'));
  }

  async start(): Promise<void> {
    const { database, patience = QUEUE_TIMEOUTS } = this.#options;
    await this.#boss.start();
    const options = { ...QUEUE_OPTIONS, heartbeatSeconds: patience.heartbeatSeconds };
    await this.#boss.createQueue(GRADE_CREATIVE, options);
    // createQueue() leaves an existing queue as it is.
    await this.#boss.updateQueue(GRADE_CREATIVE, options);
    // Any query makes pg-boss cache the queue's options. Otherwise send() would fetch them outside its own transaction,
    // which deadlocks on PGlite's single connection.
    await this.#boss.findJobs(GRADE_CREATIVE, { id: randomUUID() });
    if (database.embedded) await this.#putBackAbandoned();
    await this.#workers?.start();
    this.#feeder.start();
  }

  /** Gives running gradings some time to end. The next start takes up the rest. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#workers?.stop();
    await this.#feeder.stop();
    // pg-boss's own graceful stop polls only every 0.5 s, starting after 1 s.
    await Promise.race([
      this.#boss.offWork(GRADE_CREATIVE),
      setTimeout(STOP_MILLISECONDS, undefined, { ref: false }),
    ]);
    await this.#boss.stop({ graceful: false });
    this.#stopped.abort();
  }

  /**
   * Takes a credit and queues the grading, both or neither. Does neither if an earlier call with the same key queued it.
   * @param onlyWhenIdle for a guest: refused while any other grading waits, and queued behind those that come later
   * @throws ApiError 'busy' or 'usage-limit'
   */
  async submit(submission: Submission, { onlyWhenIdle = false } = {}): Promise<Submitted> {
    return this.#options.database.db.transaction(async (tx) => {
      // Calls with the same key wait for each other here, so that the second finds what the first queued.
      await lockQueue(tx);
      const known = await alreadyQueued(tx, submission);
      if (known) return known;
      const load = await queueDepth(tx, submission.userId);
      const admitted = admission({ ...load, room: queueCapacity(await countLiveGraders(tx)) });
      if (admitted !== 'welcome') throw busy(admitted === 'full' ? TEXTS.busy : TEXTS.ownShare);
      if (onlyWhenIdle && (await hasWaitingGradings(tx))) {
        throw new ApiError('busy', FIRST_LOOK_TEXTS.noSpareCapacity, { retryAfter: GUEST_RETRY_SECONDS });
      }
      const priority = onlyWhenIdle ? PRIORITIES.guest : interactivePriority(load.own);
      const queued = await this.#enqueue(tx, submission, priority);
      return { ...queued, ahead: (await jobState(tx, queued.creativeId))?.ahead ?? 0 };
    });
  }

  /**
   * Queues trying out fixes, once for all concurrent requests about the same analysis. Takes no credit.
   * @returns the job to follow
   * @throws ApiError 'busy'
   */
  async tryFixes({ id: analysisId, userId }: StoredAnalysis): Promise<string> {
    return this.#options.database.db.transaction(async (tx) => {
      await lockQueue(tx);
      const known = await findWhatIfJob(tx, analysisId);
      if (known !== null) return known;
      const { depth, own } = await taskDepth(tx, { task: 'what-if', userId });
      if (own >= MAX_WHAT_IFS_PER_ACCOUNT) throw busy(TEXTS.ownShare);
      if (depth >= maxWhatIfs(await countLiveGraders(tx))) throw busy();
      return this.#sendTask(tx, { task: 'what-if', analysisId }, PRIORITIES.whatIf);
    });
  }

  /**
   * Queues a correction of what was seen. Takes no credit.
   * @returns the job to follow
   * @throws ApiError 'busy'
   */
  async correct(
    { id: analysisId, userId, correctedAt }: StoredAnalysis,
    said: { readonly told: UserInput; readonly asksWriter: boolean },
  ): Promise<string> {
    const task: Task = { task: 'correct', analysisId, seen: correctedAt?.toISOString() ?? null, ...said };
    return this.#options.database.db.transaction(async (tx) => {
      await lockQueue(tx);
      const { own } = await taskDepth(tx, { task: 'correct', userId });
      if (own >= MAX_CORRECTIONS_PER_ACCOUNT) throw busy(TEXTS.ownShare);
      return this.#sendTask(tx, task, own === 0 ? PRIORITIES.correction : interactivePriority(own));
    });
  }

  /**
   * Removes a waiting grading from the queue and refunds its credit.
   * @throws ApiError 'absent', or 'conflict' once it has begun
   */
  async cancel(own: OwnKey): Promise<void> {
    const { database, store } = this.#options;
    const creativeId = await cancelGrading({ db: database.db, store }, own);
    this.#progress.publish(creativeId, { outcome: CANCELED });
    this.#feeder.wake();
  }

  /** Call when a bulk run changed: queues the items that can be graded now. */
  feedBulk(): void {
    this.#feeder.wake();
  }

  /**
   * Progress of one grading, ending with its outcome.
   * @throws an AbortError when `signal` is aborted or the queue has stopped
   */
  follow(creativeId: string, signal: AbortSignal): AsyncGenerator<GradingUpdate> {
    const { database, store } = this.#options;
    return this.#follow(creativeId, signal, () => readGradingUpdate(creativeId, { db: database.db, store }));
  }

  /** Same as `follow`, for trying out fixes or for a correction. */
  followTask(jobId: string, signal: AbortSignal): AsyncGenerator<GradingUpdate> {
    return this.#follow(jobId, signal, () => readTaskUpdate(jobId, this.#options.database.db));
  }

  #follow(
    jobId: string,
    signal: AbortSignal,
    look: () => Promise<GradingUpdate | null>,
  ): AsyncGenerator<GradingUpdate> {
    const ended = AbortSignal.any([signal, this.#stopped.signal]);
    return follow(jobId, { log: this.#options.log, progress: this.#progress, look, signal: ended });
  }

  async #enqueue(tx: Database, submission: Submission, priority: number): Promise<Enqueued> {
    const { userId, kind, adCopy, hints, versionsId = null, ...file } = submission;
    const creativeId = randomUUID();
    const job: GradeCreative = { analysisId: newAnalysisId(), adCopy, hints, versionsId, ...this.#carried() };
    if (!(await reserveCredit(tx, { userId, kind, creativeId }))) {
      throw new ApiError('usage-limit', await noCreditMessage(tx, { userId, kind }));
    }
    if (this.#options.demo) await refillDemoAccount(tx, userId);
    await tx.insert(creatives).values({ id: creativeId, userId, kind, ...file });
    await this.#boss.send(GRADE_CREATIVE, job, { id: creativeId, priority, db: insideTransaction(tx) });
    return { creativeId, analysisId: job.analysisId };
  }

  async #sendTask(tx: Database, task: Task, priority: number): Promise<string> {
    const id = randomUUID();
    await this.#boss.send(
      GRADE_CREATIVE,
      { ...task, ...this.#carried() },
      { id, priority, db: insideTransaction(tx) },
    );
    return id;
  }

  /** Links the job to the request that queued it, if requests are traced. */
  #carried(): { readonly traceparent?: string } {
    const traceparent = this.#options.traces?.currentTraceparent();
    return traceparent === undefined ? {} : { traceparent };
  }

  /** No other process can have the embedded database open, so active jobs in it were left by a killed process. */
  async #putBackAbandoned(): Promise<void> {
    const abandoned = await activeJobs(this.#options.database.db);
    if (abandoned.length > 0) await this.#boss.fail(GRADE_CREATIVE, abandoned);
  }
}
