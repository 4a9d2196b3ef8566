import { isGraded } from '../analyses/analyses.ts';
import type { GradingTools } from './grade-creative.handler.ts';
import { GRADING_FAILED, outcomeSchema } from './grade-creative.job.ts';
import type { GradingNews, GradingProgress } from './grading-progress.ts';
import { jobState } from './queue-depth.ts';
import { undoGrading } from './undo-grading.ts';

/** How often the database is asked: a job may run in another process, and places in the queue move. */
const LOOK_MILLISECONDS = 1000;

type Following = Pick<GradingTools, 'db' | 'store' | 'log'> & {
  readonly progress: GradingProgress;
  readonly signal: AbortSignal;
};

/** Progress of one grading, ending with its outcome; never the same news twice. */
export async function* follow(creativeId: string, following: Following): AsyncGenerator<GradingNews> {
  const { progress, signal, log } = following;
  const look = async (): Promise<void> => {
    const news = await newsFromDatabase(creativeId, following);
    if (news) progress.tell(creativeId, news);
  };
  const heard = progress.hear(creativeId, signal);
  const timer = setInterval(() => {
    look().catch((error: unknown) => log.warn({ err: error, creativeId }, 'could not look after a grading'));
  }, LOOK_MILLISECONDS);
  try {
    yield* untilOutcome(heard);
  } finally {
    clearInterval(timer);
  }
}

async function* untilOutcome(heard: AsyncIterable<GradingNews>): AsyncGenerator<GradingNews> {
  let last = '';
  let running = false;
  for await (const news of heard) {
    const same = JSON.stringify(news);
    // A look at the database may be older than the step that was told in the meantime.
    const stale = running && 'step' in news && news.step === 'queued';
    if (same !== last && !stale) yield news;
    if ('outcome' in news) return;
    last = same;
    running ||= news.step !== 'queued';
  }
}

/** What the database knows: the place in the queue, or the outcome. null while it runs. */
export async function newsFromDatabase(
  creativeId: string,
  { db, store }: Pick<GradingTools, 'db' | 'store'>,
): Promise<GradingNews | null> {
  const job = await jobState(db, creativeId);
  if (job?.state === 'active') return null;
  if (job?.state === 'created' || job?.state === 'retry') return { step: 'queued', ahead: job.ahead };
  if (await isGraded(db, creativeId)) return { outcome: { state: 'graded' } };
  const kept = outcomeSchema.safeParse(job?.output);
  if (kept.success && kept.data.state === 'refused') return { outcome: kept.data };
  await undoGrading({ db, store }, creativeId);
  return { outcome: GRADING_FAILED };
}
