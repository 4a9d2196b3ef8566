import { randomUUID } from 'node:crypto';
import { FIRST_LOOK_TEXTS, TEXTS } from '@adjudge/contract';
import { SQL, sql } from 'drizzle-orm';
import { type Job, PgBoss, fromDrizzle } from 'pg-boss';
import { z } from 'zod';
import { refillDemoAccount } from '../accounts/demo.ts';
import { BulkFeeder } from '../bulk/feeder.ts';
import { reserveCredit } from '../credits/ledger.ts';
import type { Database, OpenDatabase } from '../db/open-database.ts';
import { creatives } from '../db/schema.ts';
import { Refusal } from '../errors.ts';
import { newAnalysisId } from './analysis-id.ts';
import { type GradingTools, gradeCreative } from './grade-creative.handler.ts';
import {
  BUSY_RETRY_SECONDS,
  GRADE_CREATIVE,
  type GradeCreative,
  MOST_UNFINISHED,
  type Outcome,
  PRIORITIES,
  QUEUE_OPTIONS,
  SPARE_RETRY_SECONDS,
  gradeCreativeSchema,
} from './grade-creative.job.ts';
import { CANCELED, cancelGrading } from './cancel-grading.ts';
import { knownGrading } from './known-grading.ts';
import { type GradingNews, GradingProgress } from './grading-progress.ts';
import { follow } from './follow-grading.ts';
import type { Enqueued, OwnKey, Submission, Submitted } from './submission.ts';
import { activeJobs, anyWaits, lockedDepth } from './queue-depth.ts';

/** How often the database is asked whether another server's worker went silent. */
const SUPERVISE_SECONDS = 15;
const STOP_MILLISECONDS = 10_000;

export interface GradingQueueOptions extends Omit<GradingTools, 'db' | 'stopping'> {
  readonly database: OpenDatabase;
  /** Gradings at once in this process. */
  readonly concurrency: number;
  /** Whether there is an account that everybody shares; it is never used up. */
  readonly demo?: boolean;
}

const answerSchema = z.object({ rows: z.array(z.unknown()) });

const alreadyQueued = async (tx: Database, { userId, gradingKey: key }: Submission) =>
  key === null ? null : knownGrading(tx, { userId, key });

/** The job queue as a part of an open transaction. */
const inside = (tx: Database) =>
  fromDrizzle(
    {
      async execute(query) {
        if (!(query instanceof SQL)) throw new TypeError('Not a query of drizzle');
        return answerSchema.parse(await tx.execute(query));
      },
    },
    sql,
  );

/** The queue of gradings in the database, and this process's share of working it off. */
export class GradingQueue {
  readonly #database: OpenDatabase;
  readonly #tools: GradingTools;
  readonly #concurrency: number;
  readonly #demo: boolean;
  readonly #boss: PgBoss;
  readonly #feeder: BulkFeeder;
  readonly #progress = new GradingProgress();
  readonly #stopping = new AbortController();
  readonly #stopped = new AbortController();

  constructor({ database, concurrency, demo = false, ...tools }: GradingQueueOptions) {
    this.#database = database;
    this.#concurrency = concurrency;
    this.#demo = demo;
    this.#tools = { ...tools, db: database.db, stopping: this.#stopping.signal };
    this.#boss = new PgBoss({
      ...database.queue,
      schedule: false,
      useListenNotify: true,
      superviseIntervalSeconds: SUPERVISE_SECONDS,
      monitorIntervalSeconds: SUPERVISE_SECONDS,
    });
    this.#feeder = new BulkFeeder({
      db: database.db,
      log: tools.log,
      enqueue: (tx, submission) => this.#enqueue(tx, submission, PRIORITIES.bulk),
    });
    this.#boss.on('error', (error) => tools.log.error({ err: error }, 'job queue'));
    this.#boss.on('warning', (warning) => tools.log.warn({ warning }, 'job queue'));
  }

  async start(): Promise<void> {
    await this.#boss.start();
    await this.#boss.createQueue(GRADE_CREATIVE, QUEUE_OPTIONS);
    // Any look at the queue makes pg-boss remember its options. Without them send() would ask for them outside the
    // transaction that it is part of, which on the one connection of PGlite waits for ever.
    await this.#boss.findJobs(GRADE_CREATIVE, { id: randomUUID() });
    if (this.#database.embedded) await this.#putBackAbandoned();
    for (let worker = 0; worker < this.#concurrency; worker += 1) await this.#addWorker();
    this.#feeder.start();
  }

  /** Lets running gradings end for a while; what is left is taken up by the next start. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#feeder.stop();
    await this.#boss.stop({ graceful: true, timeout: STOP_MILLISECONDS });
    this.#stopped.abort();
  }

  /**
   * Takes a credit and queues the grading, both or neither; neither where it was queued by an earlier call with its key.
   * @param spareOnly for a guest: refused while any other grading waits, and behind those that come meanwhile
   * @throws Refusal 'busy' or 'usage-limit'
   */
  async submit(submission: Submission, { spareOnly = false } = {}): Promise<Submitted> {
    return this.#database.db.transaction(async (tx) => {
      // Calls with one key wait for each other here, so that the second one finds what the first one queued.
      const ahead = await lockedDepth(tx);
      const known = await alreadyQueued(tx, submission);
      if (known) return known;
      if (ahead >= MOST_UNFINISHED) {
        throw new Refusal('busy', TEXTS.busy, { retryAfter: BUSY_RETRY_SECONDS });
      }
      if (spareOnly && (await anyWaits(tx))) {
        throw new Refusal('busy', FIRST_LOOK_TEXTS.noSpareCapacity, { retryAfter: SPARE_RETRY_SECONDS });
      }
      const priority = spareOnly ? PRIORITIES.guest : PRIORITIES.interactive;
      return { ...(await this.#enqueue(tx, submission, priority)), ahead };
    });
  }

  /**
   * Takes a grading that waits out of the queue and gives its credit back.
   * @throws Refusal 'absent', or 'conflict' once it has begun
   */
  async cancel(own: OwnKey): Promise<void> {
    const creativeId = await cancelGrading(this.#tools, own);
    this.#progress.tell(creativeId, { outcome: CANCELED });
    this.#feeder.wake();
  }

  /** Something in a bulk run was changed: what can be graded of it now is queued. */
  feedBulk(): void {
    this.#feeder.wake();
  }

  async #enqueue(tx: Database, submission: Submission, priority: number): Promise<Enqueued> {
    const { userId, kind, adCopy, hints, versionsId = null, ...file } = submission;
    const creativeId = randomUUID();
    const job: GradeCreative = { analysisId: newAnalysisId(), adCopy, hints, versionsId };
    if (!(await reserveCredit(tx, { userId, kind, creativeId }))) {
      throw new Refusal('usage-limit', kind === 'banner' ? TEXTS.bannerLimit : TEXTS.videoLimit);
    }
    if (this.#demo) await refillDemoAccount(tx, userId);
    await tx.insert(creatives).values({ id: creativeId, userId, kind, ...file });
    await this.#boss.send(GRADE_CREATIVE, job, { id: creativeId, priority, db: inside(tx) });
    return { creativeId, analysisId: job.analysisId };
  }

  /**
   * Progress of one grading, ending with its outcome.
   * @throws an AbortError when `signal` is aborted or the queue has stopped
   */
  follow(creativeId: string, signal: AbortSignal): AsyncGenerator<GradingNews> {
    const ended = AbortSignal.any([signal, this.#stopped.signal]);
    return follow(creativeId, { ...this.#tools, progress: this.#progress, signal: ended });
  }

  /** Nobody else can have the embedded database open, so what is active there was left by a killed process. */
  async #putBackAbandoned(): Promise<void> {
    const abandoned = await activeJobs(this.#database.db);
    if (abandoned.length > 0) await this.#boss.fail(GRADE_CREATIVE, abandoned);
  }

  /** One loop a worker: each is woken by its own id, to look for the next job as soon as it has done one. */
  async #addWorker(): Promise<void> {
    const id: string = await this.#boss.work(
      GRADE_CREATIVE,
      { batchSize: 1, pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 5 },
      async ([job]: Job<unknown>[]) => {
        try {
          return job ? await this.#handle(job) : undefined;
        } finally {
          this.#boss.notifyWorker(id);
        }
      },
    );
  }

  async #handle(job: Job<unknown>): Promise<Outcome> {
    const outcome = await gradeCreative(job.id, gradeCreativeSchema.parse(job.data), this.#tools, (step) =>
      this.#progress.tell(job.id, { step, ahead: 0 }),
    );
    this.#progress.tell(job.id, { outcome });
    this.#feeder.wake();
    return outcome;
  }
}
