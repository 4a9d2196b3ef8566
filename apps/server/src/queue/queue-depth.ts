import { and, count, countDistinct, eq, gt, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../db/open-database.ts';
import { analyses, creatives } from '../db/schema.ts';
import { GRADE_CREATIVE, PRIORITIES, type Task } from './grade-creative.job.ts';
import { UNFINISHED, WAITING, jobs } from './job-table.ts';

const unfinished = and(eq(jobs.name, GRADE_CREATIVE), inArray(jobs.state, [...UNFINISHED]));

/** Advisory lock id: any number that nothing else in this database uses. */
const DEPTH_LOCK = 727_275;

/** Makes all other callers that add to the queue wait until this transaction ends. */
export async function lockQueue(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${DEPTH_LOCK})`);
}

/** Gradings that users wait for, in total and of one account. Guests and bulk runs do not count: they take no one's place. */
export async function queueDepth(
  tx: Database,
  userId: string,
): Promise<{ depth: number; own: number; others: number }> {
  const own = sql`${creatives.userId} = ${userId}`;
  const [found] = await tx
    .select({
      depth: count(),
      own: count(sql`case when ${own} then 1 end`),
      others: countDistinct(sql`case when not ${own} then ${creatives.userId} end`),
    })
    .from(jobs)
    .innerJoin(creatives, eq(creatives.id, jobs.id))
    .where(and(unfinished, gt(jobs.priority, PRIORITIES.whatIf)));
  return found ?? { depth: 0, own: 0, others: 0 };
}

const taskField = (column: 'task' | 'analysisId') => sql`${jobs.data}->>${sql.raw(`'${column}'`)}`;

/** Tasks of one kind that are running or waiting, in total and of one account. */
export async function taskDepth(
  tx: Database,
  { task, userId }: { readonly task: Task['task']; readonly userId: string },
): Promise<{ depth: number; own: number }> {
  const [found] = await tx
    .select({ depth: count(), own: count(sql`case when ${analyses.userId} = ${userId} then 1 end`) })
    .from(jobs)
    .leftJoin(analyses, eq(analyses.id, taskField('analysisId')))
    .where(and(unfinished, eq(taskField('task'), task)));
  return found ?? { depth: 0, own: 0 };
}

/** Id of the unfinished what-if job for this analysis; null: none. */
export async function findWhatIfJob(tx: Database, analysisId: string): Promise<string | null> {
  const [found] = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(unfinished, eq(taskField('task'), 'what-if'), eq(taskField('analysisId'), analysisId)));
  return found?.id ?? null;
}

/** Whether any grading is waiting for a grader, including those of bulk runs. */
export async function hasWaitingGradings(tx: Database): Promise<boolean> {
  const waiting = and(eq(jobs.name, GRADE_CREATIVE), inArray(jobs.state, [...WAITING]));
  return (await tx.$count(jobs, waiting)) > 0;
}

export interface JobState {
  readonly state: (typeof jobs.$inferSelect)['state'];
  readonly output: unknown;
  /** Number of gradings that come before this one. */
  readonly ahead: number;
}

/** @param jobId for a grading, the id of its creative */
export async function jobState(db: Database, jobId: string): Promise<JobState | null> {
  const [job] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.name, GRADE_CREATIVE), eq(jobs.id, jobId)));
  if (!job) return null;
  const sooner = or(
    eq(jobs.state, 'active'),
    gt(jobs.priority, job.priority),
    and(
      eq(jobs.priority, job.priority),
      or(lt(jobs.createdOn, job.createdOn), and(eq(jobs.createdOn, job.createdOn), lt(jobs.id, job.id))),
    ),
  );
  const [found] = await db
    .select({ ahead: count() })
    .from(jobs)
    .where(and(unfinished, ne(jobs.id, job.id), sooner));
  return { state: job.state, output: job.output, ahead: found?.ahead ?? 0 };
}

export async function activeJobs(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.name, GRADE_CREATIVE), eq(jobs.state, 'active')));
  return rows.map((row) => row.id);
}
