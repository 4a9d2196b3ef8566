import { GRADING_STEPS } from '@adjudge/engine/report';
import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { isGraded } from '../analyses/index.ts';
import type { Database } from '../../db/open-database.ts';
import { creatives } from '../../db/schema.ts';
import type { GradingTools } from './grade-creative.handler.ts';
import { GRADING_FAILED, TASK_FAILED, outcomeSchema } from '../../queue/grade-creative.job.ts';
import type { GradingNews, GradingProgress } from '../../queue/grading-progress.ts';
import { jobState } from '../../queue/queue-depth.ts';
import { undoGrading } from './undo-grading.ts';

/** How often the database is asked: a job may run in another process, and places in the queue move. */
const LOOK_MILLISECONDS = 1000;

/** What tells of one job beside those who work on it here. */
export type Look = () => Promise<GradingNews | null>;

interface Following {
  readonly log: FastifyBaseLogger;
  readonly progress: GradingProgress;
  readonly look: Look;
  readonly signal: AbortSignal;
}

/** Progress of one job, ending with its outcome; never the same news twice. */
export async function* follow(jobId: string, following: Following): AsyncGenerator<GradingNews> {
  const { progress, signal, log, look } = following;
  const heard = progress.hear(jobId, signal);
  const timer = setInterval(() => {
    look().then(
      (news) => news && progress.tell(jobId, news),
      (error: unknown) => log.warn({ err: error, jobId }, 'could not look after a grading'),
    );
  }, LOOK_MILLISECONDS);
  try {
    yield* untilOutcome(heard);
  } finally {
    clearInterval(timer);
  }
}

const STEPS: readonly string[] = ['queued', ...GRADING_STEPS];

async function* untilOutcome(heard: AsyncIterable<GradingNews>): AsyncGenerator<GradingNews> {
  let last = '';
  let reached = 0;
  for await (const news of heard) {
    const same = JSON.stringify(news);
    const step = 'step' in news ? STEPS.indexOf(news.step) : STEPS.length;
    // A look at the database may be older than the step that was told in the meantime.
    if (same !== last && step >= reached) yield news;
    if ('outcome' in news) return;
    last = same;
    reached = Math.max(reached, step);
  }
}

/** Where a grading stands: its place in the queue, its step, or its outcome. null while nothing is known of a step. */
export async function lookAtGrading(
  creativeId: string,
  { db, store }: Pick<GradingTools, 'db' | 'store'>,
): Promise<GradingNews | null> {
  const job = await jobState(db, creativeId);
  if (job?.state === 'active') return stepOf(db, creativeId);
  if (job?.state === 'created' || job?.state === 'retry') return { step: 'queued', ahead: job.ahead };
  if (await isGraded(db, creativeId)) return { outcome: { state: 'graded' } };
  const kept = outcomeSchema.safeParse(job?.output);
  if (kept.success && kept.data.state === 'refused') return { outcome: kept.data };
  await undoGrading({ db, store }, creativeId);
  return { outcome: GRADING_FAILED };
}

async function stepOf(db: Database, creativeId: string): Promise<GradingNews | null> {
  const [found] = await db
    .select({ step: creatives.step })
    .from(creatives)
    .where(eq(creatives.id, creativeId));
  return found?.step ? { step: found.step, ahead: 0 } : null;
}

/** The same of a task. */
export async function lookAtTask(jobId: string, db: Database): Promise<GradingNews | null> {
  const job = await jobState(db, jobId);
  if (job?.state === 'active') return null;
  if (job?.state === 'created' || job?.state === 'retry') return { step: 'queued', ahead: job.ahead };
  return { outcome: outcomeSchema.safeParse(job?.output).data ?? TASK_FAILED };
}
