import { GRADING_STEPS } from '@adjudge/engine/report';
import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { isGraded } from '../analyses/index.ts';
import type { Database } from '../../db/open-database.ts';
import { creatives } from '../../db/schema.ts';
import type { GradingTools } from './grade-creative.handler.ts';
import { GRADING_FAILED, TASK_FAILED, outcomeSchema } from '../../queue/grade-creative.job.ts';
import type { GradingUpdate, GradingProgress } from '../../queue/grading-progress.ts';
import { jobState } from '../../queue/queue-depth.ts';
import { undoGrading } from './undo-grading.ts';

/** Polling interval for the database: a job may run in another process, and queue positions change. */
const POLL_INTERVAL_MILLISECONDS = 1000;

/** Reads the state of one job, which may be running in another process. */
export type ReadUpdate = () => Promise<GradingUpdate | null>;

interface Following {
  readonly log: FastifyBaseLogger;
  readonly progress: GradingProgress;
  readonly look: ReadUpdate;
  readonly signal: AbortSignal;
}

/** Yields the progress of one job, ending with its outcome. Never repeats an update. */
export async function* follow(jobId: string, following: Following): AsyncGenerator<GradingUpdate> {
  const { progress, signal, log, look } = following;
  const updates = progress.subscribe(jobId, signal);
  const timer = setInterval(() => {
    look().then(
      (update) => update && progress.publish(jobId, update),
      (error: unknown) => log.warn({ err: error, jobId }, 'could not look after a grading'),
    );
  }, POLL_INTERVAL_MILLISECONDS);
  try {
    yield* untilOutcome(updates);
  } finally {
    clearInterval(timer);
  }
}

const STEPS: readonly string[] = ['queued', ...GRADING_STEPS];

async function* untilOutcome(updates: AsyncIterable<GradingUpdate>): AsyncGenerator<GradingUpdate> {
  let last = '';
  let reached = 0;
  for await (const update of updates) {
    const same = JSON.stringify(update);
    const step = 'step' in update ? STEPS.indexOf(update.step) : STEPS.length;
    // A database read may be older than a step published in the meantime.
    if (same !== last && step >= reached) yield update;
    if ('outcome' in update) return;
    last = same;
    reached = Math.max(reached, step);
  }
}

/** A grading's queue position, step or outcome; null while no step is known. Undoes a grading that was lost. */
export async function readGradingUpdate(
  creativeId: string,
  { db, store }: Pick<GradingTools, 'db' | 'store'>,
): Promise<GradingUpdate | null> {
  const job = await jobState(db, creativeId);
  if (job?.state === 'active') return stepOf(db, creativeId);
  if (job?.state === 'created' || job?.state === 'retry') return { step: 'queued', ahead: job.ahead };
  if (await isGraded(db, creativeId)) return { outcome: { state: 'graded' } };
  const kept = outcomeSchema.safeParse(job?.output);
  if (kept.success && kept.data.state === 'refused') return { outcome: kept.data };
  await undoGrading({ db, store }, creativeId);
  return { outcome: GRADING_FAILED };
}

async function stepOf(db: Database, creativeId: string): Promise<GradingUpdate | null> {
  const [found] = await db
    .select({ step: creatives.step })
    .from(creatives)
    .where(eq(creatives.id, creativeId));
  return found?.step ? { step: found.step, ahead: 0 } : null;
}

/** Same as `readGradingUpdate`, for a task. */
export async function readTaskUpdate(jobId: string, db: Database): Promise<GradingUpdate | null> {
  const job = await jobState(db, jobId);
  if (job?.state === 'active') return null;
  if (job?.state === 'created' || job?.state === 'retry') return { step: 'queued', ahead: job.ahead };
  return { outcome: outcomeSchema.safeParse(job?.output).data ?? TASK_FAILED };
}
